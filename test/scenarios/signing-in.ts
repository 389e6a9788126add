import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
import { logInFrom } from '../support/log-in-from.ts';
import { likelihoodOfSlower } from '../support/slower.ts';

let portal: IdentityPortal;
beforeAll(async () => {
  portal = await startIdentity();
});
afterAll(() => portal.stop());

describe('logging in', () => {
  it('opens a session that knows its roles, and logging out ends it', async () => {
    const page = portal.browser();
    expect((await page.get('/user/my_roles/')).body).toMatchObject({ profile: null, csrf: null, is_org_admin: false });
    const answer = await page.post('/user/login/', { login: 'Admin', password: demoPassword });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        is_org_admin: true,
        is_student: false,
        must_create_password: false,
        login_as: null,
        profile: { login: 'admin', display_name: 'Сулейменов Арман' },
      },
    });
    expect((await page.get('/user/my_roles/')).body).toEqual(answer.body);
    expect((await page.get('/user/my_role_names/')).body).toMatchObject([
      { code: 'org_admin', name: { en: 'Administrator' } },
    ]);
    expect((await page.post('/user/logout/')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect((await page.get('/user/my_roles/')).body.profile).toBeNull();
  });
  it('with a live session starts a new one, with its token or without, and the old one ends', async () => {
    const [{ login, uid, page, password }, other] = [await portal.settled(), await portal.settled()];
    const before = page.cookies.get('portal_session')!;
    expect((await page.post('/user/login/', { login, password }, { 'x-csrftoken': '' })).body).toMatchObject({
      profile: { uid },
    });
    expect(await portal.host.sessions.read(before)).toBeNull();
    expect((await page.post('/user/login/', { login: other.login, password: 'Wrong-2026' })).status).toBe(422);
    expect((await page.get('/user/my_roles/')).body).toMatchObject({ profile: { uid } });
    expect((await page.post('/user/login/', { login: other.login, password: other.password })).body).toMatchObject({
      profile: { uid: other.uid },
    });
    expect((await portal.host.log.read(`account-${uid}`)).map(({ type }) => type).slice(-2)).toEqual([
      'LoginSucceeded',
      'LoggedOut',
    ]);
    const admin = await portal.signedIn('admin');
    await admin.post('/user/login_as/', { account: uid });
    expect((await admin.post('/user/login/', { login, password })).body).toMatchObject({
      login_as: null,
      profile: { uid },
    });
    expect((await portal.host.log.read(`account-${uid}`)).map(({ type }) => type).slice(-3)).toEqual([
      'LoginAsStarted',
      'LoginSucceeded',
      'LoginAsEnded',
    ]);
  });
  it('takes the e-mail address for the log-in name too', async () => {
    expect((await portal.logIn('OFFICE@demo.example')).status).toBe(200);
  });
  it('answers an unknown name and a wrong password alike', async () => {
    const [unknown, wrong] = [await portal.logIn('nobody'), await portal.logIn('auditor', 'Wrong-2026')];
    expect(unknown.body.error).toMatchObject({
      code: 'identity.wrong_login_or_password',
      message: 'Wrong login or password.',
    });
    expect({ ...wrong.body.error, request_id: '' }).toEqual({ ...unknown.body.error, request_id: '' });
    expect([unknown.status, wrong.status]).toEqual([422, 422]);
  });
  it('refuses bad input by name and never with 500', async () => {
    const page = portal.browser();
    for (const body of [
      {},
      { login: 'admin' },
      { login: '', password: 'x' },
      { login: 1, password: [] },
      { login: 'a'.repeat(300), password: 'x' },
      { login: 'admin', password: 'x'.repeat(1000) },
      'text',
      null,
    ]) {
      expect(refusal(await page.post('/user/login/', body))).toMatch(/^4\d\d platform\./);
    }
    expect(refusal(await portal.logIn('\u0000admin'))).toMatch(/^4\d\d /);
    expect(refusal(await portal.logIn("' or 1=1 --", 'x'))).toBe('422 identity.wrong_login_or_password');
  });
  it('locks the name at the address after five wrong passwords, for fifteen minutes, and the administrator can unlock it', async () => {
    const { login, uid, password } = await portal.settled();
    for (let attempt = 1; attempt < 5; attempt++)
      expect(refusal(await portal.logIn(login, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
    const locked = await portal.logIn(login, 'Wrong-2026');
    expect(locked).toMatchObject({
      status: 423,
      body: {
        error: {
          code: 'identity.locked_out',
          params: { attempts: 5, minutes: 15 },
          message: 'Locked out after 5 failed attempts. Try again in 15\u00a0min.',
        },
      },
    });
    expect(locked.headers.get('retry-after')).toBe('900');
    expect(refusal(await portal.logIn(login, password))).toBe('423 identity.locked_out');
    portal.clock.advance(15 * 60_000);
    expect((await portal.logIn(login, password)).status).toBe(200);

    for (let attempt = 1; attempt <= 5; attempt++) await portal.logIn(login, 'Wrong-2026');
    const admin = await portal.signedIn('admin');
    await expect.poll(async () => (await admin.get(`/identity/accounts/${uid}/`)).body.locked_until).not.toBeNull();
    expect((await admin.post(`/identity/accounts/${uid}/unlock/`)).status).toBe(200);
    expect((await portal.logIn(login, password)).status).toBe(200);
  });
  it('does not lock out a device that has signed in before, nor another address, by what strangers do', async () => {
    const { login, uid, page, password } = await portal.settled();
    const theirs = new Map(page.cookies);
    for (let attempt = 1; attempt <= 6; attempt++) await portal.logIn(login, 'Wrong-2026');
    expect(refusal(await portal.logIn(login, password))).toBe('423 identity.locked_out');
    await page.post('/user/logout/');
    expect(page.cookies.get('portal_device')).toBe(theirs.get('portal_device'));
    expect((await page.post('/user/login/', { login, password })).status).toBe(200);
    expect((await logInFrom(portal.url, '127.0.0.9', { login, password })).status).toBe(200);
    const events = () => portal.host.log.read(`account-${uid}`);
    await expect
      .poll(async () => (await events()).filter(({ type }) => type === 'AccountLocked').map(({ data }) => data))
      .toMatchObject([{ attempts: 5, from: 'address', warned: true }]);
    expect(
      (await events())
        .filter(({ type }) => type === 'LoginFailed')
        .reduce((sum, { data }) => sum + Number(data['attempts'] ?? 1), 0),
    ).toBe(5);
  });
  it('takes no device for known but one that the portal has signed for this very name', async () => {
    const [{ login, page, password }, other] = [await portal.settled(), await portal.settled()];
    const [id, ...rest] = decodeURIComponent(page.cookies.get('portal_device')!).split('~');
    const forged = [
      `${id}x~${rest.join('~')}`,
      `${id}~${rest.join('~')}x`,
      decodeURIComponent(other.page.cookies.get('portal_device')!),
      '~',
      'x'.repeat(600),
    ];
    for (let attempt = 1; attempt <= 5; attempt++) await portal.logIn(login, 'Wrong-2026');
    for (const cookie of forged) {
      const stranger = portal.browser();
      expect(
        refusal(
          await stranger.call('POST', '/user/login/', {
            body: { login, password },
            headers: { cookie: `portal_device=${encodeURIComponent(cookie)}` },
          }),
        ),
        cookie,
      ).toBe('423 identity.locked_out');
    }
  });
  it('a device that is known has its own five tries', async () => {
    const { login, page, password } = await portal.settled();
    await page.post('/user/logout/');
    for (let attempt = 1; attempt < 5; attempt++)
      expect(refusal(await page.post('/user/login/', { login, password: 'Wrong-2026' }))).toBe(
        '422 identity.wrong_login_or_password',
      );
    expect(refusal(await page.post('/user/login/', { login, password: 'Wrong-2026' }))).toBe('423 identity.locked_out');
    expect(refusal(await page.post('/user/login/', { login, password }))).toBe('423 identity.locked_out');
    expect((await portal.logIn(login, password)).status).toBe(200);
  });
  it('makes guesses from many addresses wait, longer and longer, and known devices not', async () => {
    const { login, page, password } = await portal.settled();
    const guess = (n: number, given = 'Wrong-2026') =>
      logInFrom(portal.url, `127.0.7.${n}`, { login, password: given });
    for (let n = 1; n < 20; n++) expect((await guess(n)).status).toBe(422);
    expect((await guess(20)).status).toBe(423);
    expect((await guess(21, password)).status).toBe(423);
    portal.clock.advance(1000);
    expect((await guess(22)).status).toBe(423);
    portal.clock.advance(1000);
    expect((await guess(23)).status).toBe(423);
    portal.clock.advance(1000);
    expect((await guess(24, password)).status).toBe(200);
    expect((await page.post('/user/login/', { login, password })).status).toBe(200);
  });
  it('checks no more than five when many wrong passwords come at the same time, and locks once', async () => {
    const { login, uid } = await portal.settled();
    const answers = await Promise.all(Array.from({ length: 12 }, () => portal.logIn(login, 'Wrong-2026')));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      ...Array.from({ length: 4 }, () => 422),
      ...Array.from({ length: 8 }, () => 423),
    ]);
    const events = () => portal.host.log.read(`account-${uid}`);
    await expect
      .poll(async () =>
        (await events())
          .filter(({ type }) => type === 'LoginFailed')
          .reduce((sum, { data }) => sum + Number(data['attempts'] ?? 1), 0),
      )
      .toBe(5);
    expect((await events()).filter(({ type }) => type === 'AccountLocked')).toHaveLength(1);
  });
  it('tells a name that nobody has from one that somebody has neither by its answers nor by the clock', async () => {
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await portal.person());
    const known: number[][] = [];
    const unknown: number[][] = [];
    const told: string[][] = [[], []];
    const ask = async (login: string, into: number[], answers: string[]) => {
      const started = performance.now();
      const answer = await portal.logIn(login, 'Wrong-2026');
      into.push(performance.now() - started);
      answers.push(
        `${refusal(answer)} ${answer.body.error.message} ${[...answer.headers.keys()].filter(name => name !== 'x-request-id').join(' ')}`,
      );
    };
    for (const [n, { login }] of people.entries()) {
      const [mine, nobodys] = [[] as number[], [] as number[]];
      for (let attempt = 0; attempt < 7; attempt++) {
        const both = [() => ask(login, mine, told[0]!), () => ask(`nobody${n}`, nobodys, told[1]!)];
        for (const one of (n + attempt) % 2 ? both : both.reverse()) await one();
      }
      known.push(mine);
      unknown.push(nobodys);
    }
    expect(told[0]).toEqual(told[1]);
    const [tries, locked] = [
      [0, 5],
      [5, 7],
    ].map(([from, to]) =>
      likelihoodOfSlower(
        known.flatMap(times => times.slice(from, to)),
        unknown.flatMap(times => times.slice(from, to)),
      ),
    ) as [number, number];
    expect(
      Math.abs(tries - 0.5),
      `of two tries the one of a known name is the slower one with the likelihood ${tries}`,
    ).toBeLessThan(0.25);
    expect(Math.abs(locked - 0.5), `the same when they are locked: ${locked}`).toBeLessThan(0.4);
  });
  it('keeps neither names nor addresses of those who try', async () => {
    await portal.logIn('my-secret-password');
    /* Who has given the right password is told from where: that alone is written down. */
    const events = (await portal.host.log.readAll(0, 100_000)).filter(
      ({ type }) => type !== 'LoginSucceeded' && type !== 'PasswordChanged',
    );
    const kept = JSON.stringify([await portal.database.asOwner('select * from identity.login_attempts'), events]);
    expect(kept).not.toMatch(/my-secret-password|127\.0\.0\.1/);
  });
  it('lets people in, from other addresses and on known devices, while one address floods it with invented names and forged addresses', async () => {
    const people = [];
    for (let n = 0; n < 5; n++) people.push(await portal.settled());
    const neighbours = people.slice(0, 2);
    for (const { page } of neighbours) await page.post('/user/logout/');
    const flood = Array.from({ length: 400 }, (_, n) =>
      logInFrom(
        portal.url,
        '127.0.0.1',
        { login: `invented${n}`, password: 'Wrong-2026' },
        { 'x-forwarded-for': `198.51.100.${n % 250}` },
      ),
    );
    await Promise.race(flood);
    const real = [
      ...neighbours.map(({ page, login, password }) =>
        page.post('/user/login/', { login, password }).then(({ status }) => status),
      ),
      ...people
        .slice(2)
        .map(({ login, password }, n) =>
          logInFrom(portal.url, `127.0.1.${n + 1}`, { login, password }).then(({ status }) => status),
        ),
    ];
    const [inFirst, ...answers] = [await Promise.all(real), ...(await Promise.all(flood))] as const;
    expect(inFirst).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ status }) => status !== 422 && status !== 429).map(({ status }) => status)).toEqual([]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
  });
});

describe('a password', () => {
  it('that was given has to be replaced at the first log-in, and until then nothing else is open', async () => {
    const { login, password: temporary } = await portal.person();
    const page = portal.browser();
    expect((await page.post('/user/login/', { login, password: temporary })).body).toMatchObject({
      must_create_password: true,
      is_student: true,
    });
    expect(refusal(await page.get('/user/my_role_names/'))).toBe('403 identity.new_password_required');
    expect(
      refusal(await page.post('/user/create_new_password/', { new_password: temporary, confirmation: temporary })),
    ).toBe('422 identity.weak_password');
    const weak = await page.post('/user/create_new_password/', { new_password: 'short', confirmation: 'other' });
    expect(weak.body.error).toMatchObject({
      code: 'identity.weak_password',
      fields: { new_password: 'identity.password_too_short', confirmation: 'identity.passwords_do_not_match' },
      params: {
        min: 8,
        violations: [
          'identity.password_too_short',
          'identity.password_needs_digit',
          'identity.password_needs_uppercase',
          'identity.passwords_do_not_match',
          'identity.password_common',
        ],
      },
    });
    expect(
      await page.post('/user/create_new_password/', { new_password: 'Brandnew-1', confirmation: 'Brandnew-1' }),
    ).toMatchObject({ status: 200, body: { must_create_password: false } });
    expect((await page.get('/user/my_role_names/')).status).toBe(200);
    expect(
      refusal(
        await page.post('/user/create_new_password/', { new_password: 'Brandnew-2', confirmation: 'Brandnew-2' }),
      ),
    ).toBe('409 identity.new_password_not_asked');
    expect((await portal.logIn(login, temporary)).status).toBe(422);
    expect((await portal.logIn(login, 'Brandnew-1')).body).toMatchObject({ must_create_password: false });
  });
  it('is changed with the current one, and the other sessions end', async () => {
    const { login, uid, page, password } = await portal.settled();
    const other = await portal.signedIn(login, password);
    const change = (current_password: string, new_password: string) =>
      page.post('/user/change_password/', { current_password, new_password, confirmation: new_password });
    expect((await change('Wrong-2026', 'Another-2026')).body.error).toMatchObject({
      code: 'identity.invalid_current_password',
      fields: { current_password: 'identity.invalid_current_password' },
    });
    expect((await change(password, password)).body.error.fields).toEqual({
      new_password: 'identity.password_same_as_old',
    });
    expect((await change(password, 'Another-2026')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(200);
    expect((await other.get('/user/my_role_names/')).status).toBe(401);
    expect((await portal.logIn(login, 'Another-2026')).status).toBe(200);
    const kept = await portal.database.asOwner<{ hash: string }>(
      'select hash from identity.credentials where account = $1',
      [uid],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('cannot be guessed in a borrowed browser either', async () => {
    const { login, page, password } = await portal.settled();
    const guess = () =>
      page.post('/user/change_password/', {
        current_password: 'Wrong-2026',
        new_password: 'Another-2026',
        confirmation: 'Another-2026',
      });
    for (let attempt = 1; attempt < 5; attempt++)
      expect(refusal(await guess())).toBe('422 identity.invalid_current_password');
    expect(refusal(await guess())).toBe('423 identity.locked_out');
    expect(refusal(await page.post('/user/login/', { login, password }))).toBe('423 identity.locked_out');
  });
  it('stands in no event, and neither does its hash', async () => {
    await portal.settled();
    const events = JSON.stringify(await portal.host.log.readAll(0, 10_000));
    expect(events).not.toMatch(/argon2|Settled-2026|Portal-2026/);
  });
  it('can be reset to a temporary one, which ends all sessions', async () => {
    const { login, uid, page } = await portal.settled();
    const admin = await portal.signedIn('admin');
    const { body } = await admin.post(`/identity/accounts/${uid}/reset_password/`);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect((await portal.logIn(login, body.temporary_password)).body).toMatchObject({ must_create_password: true });
  });
});

describe('one’s sessions', () => {
  it('are listed in words, this one marked; one is ended, or all others; an administrator ends all', async () => {
    const { login, uid, password, page } = await portal.settled();
    const [second, third] = [await portal.signedIn(login, password), await portal.signedIn(login, password)];
    const list = (await page.get('/user/sessions/')).body;
    expect(list).toHaveLength(3);
    expect(list.filter((one: { is_this: boolean }) => one.is_this)).toHaveLength(1);
    expect(list[0]).toMatchObject({ address: '127.0.0.1', person: null });
    const [{ id }] = (await second.get('/user/sessions/')).body.filter((one: { is_this: boolean }) => one.is_this);
    const stranger = await portal.settled();
    expect(refusal(await stranger.page.delete(`/user/sessions/${id}/`))).toBe('404 identity.session_not_found');
    expect((await page.delete(`/user/sessions/${id}/`)).status).toBe(200);
    expect((await second.get('/user/my_role_names/')).status).toBe(401);
    expect((await page.post('/user/sessions/end_others/')).status).toBe(200);
    expect((await third.get('/user/my_role_names/')).status).toBe(401);
    expect((await page.get('/user/sessions/')).body).toHaveLength(1);
    expect((await (await portal.signedIn('admin')).post(`/identity/accounts/${uid}/end_sessions/`)).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
  });
  it('end as the settings say, those that are open too', async () => {
    const { page } = await portal.settled();
    const admin = await portal.signedIn('admin');
    await admin.post('/common/system_settings/', { session_idle_hours: 1 });
    await expect
      .poll(
        async () =>
          await portal.database.asOwner<{ idle_hours: number }>('select distinct idle_hours from platform.sessions'),
      )
      .toEqual([{ idle_hours: 1 }]);
    portal.clock.advance(61 * 60_000);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    await (await portal.signedIn('admin')).post('/common/system_settings/', { session_idle_hours: 12 });
  });
});

describe('a new password', () => {
  const create = async (new_password: string) => {
    const { login, password } = await portal.person();
    return (await portal.signedIn(login, password)).post('/user/create_new_password/', {
      new_password,
      confirmation: new_password,
    });
  };
  it('is none of the most common and holds nothing of the person', async () => {
    expect((await create('Password1')).body.error).toMatchObject({
      code: 'identity.weak_password',
      fields: { new_password: 'identity.password_common' },
    });
    for (const own of ['Person-2026', 'ОСПАНОВА-2026o', 'Xx-мадина-1'])
      expect((await create(own)).body.error.fields, own).toEqual({ new_password: 'identity.password_personal' });
  });
  it('is long and of any kind where the settings say so', async () => {
    const admin = await portal.signedIn('admin');
    await admin.post('/common/system_settings/', { password_policy: 'length' });
    expect((await create('Settled-26')).body.error).toMatchObject({
      params: { min: 12 },
      fields: { new_password: 'identity.password_too_short' },
    });
    expect((await create('жеті рет өлшеп')).status).toBe(200);
    await admin.post('/common/system_settings/', { password_policy: 'composition' });
  });
  it('that is temporary opens the portal for 72 hours, says until when, and a new one can be given', async () => {
    const { uid, login } = await portal.settled();
    const reset = async () =>
      (await (await portal.signedIn('admin')).post(`/identity/accounts/${uid}/reset_password/`)).body;
    const { temporary_password, until } = await reset();
    expect(Math.round((Date.parse(until) - portal.clock.now().getTime()) / 3_600_000)).toBe(72);
    portal.clock.advance(72 * 3_600_000);
    const late = await portal.logIn(login, temporary_password);
    expect(late).toMatchObject({
      status: 403,
      body: { error: { code: 'identity.temporary_password_expired', params: { until } } },
    });
    expect((await portal.logIn(login, (await reset()).temporary_password)).body).toMatchObject({
      must_create_password: true,
    });
  });
});

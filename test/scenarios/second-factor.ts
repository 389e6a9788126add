import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../command-service/src/identity/testing/app-codes.ts';
import { authenticator } from '../support/authenticator.ts';
import type { Client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
import { logInFrom } from '../support/log-in-from.ts';

let portal: IdentityPortal;
const origin = 'https://portal.example';
beforeAll(async () => {
  portal = await startIdentity({ publicUrl: origin });
});
afterAll(() => portal?.stop());

type Settled = Awaited<ReturnType<IdentityPortal['settled']>>;
const step = 30_000;
const code = (secret: string): string => codeOf(secret, portal.clock.now());
const wrong = (secret: string): string => (code(secret) === '000000' ? '000001' : '000000');

/** Somebody with an app that counts codes. */
async function withApp(
  roles?: readonly string[],
): Promise<Settled & { secret: string; factor: string; codes: string[] }> {
  const one = await portal.settled(roles);
  const { secret, factor } = (await one.page.post('/user/second_factor/totp/', { current_password: one.password }))
    .body;
  const answer = await one.page.post('/user/second_factor/totp/confirm/', {
    factor,
    name: 'Phone',
    code: code(secret),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  portal.clock.advance(2 * step);
  return { ...one, secret, factor, codes: answer.body.recovery_codes };
}
/** A browser in which the password was given. */
async function halfway({ login, password }: Pick<Settled, 'login' | 'password'>): Promise<Client> {
  const page = portal.browser();
  const { status, body } = await page.post('/user/login/', { login, password });
  expect([status, body.must_prove, body.profile]).toEqual([200, true, null]);
  return page;
}
const prove = (page: Client, typed: string, remember = false) =>
  page.post('/user/login/code/', { code: typed, remember });

describe('an app that counts codes', () => {
  it('is connected by the password and its first code, and from then on asked for', async () => {
    const one = await portal.settled();
    expect(refusal(await one.page.post('/user/second_factor/totp/', { current_password: 'Wrong-2026' }))).toBe(
      '422 identity.invalid_current_password',
    );
    const { body: begun } = await one.page.post('/user/second_factor/totp/', { current_password: one.password });
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
    // Nothing holds before the first code.
    expect((await portal.logIn(one.login, one.password)).body.must_prove).toBe(false);
    const confirm = (typed: string) =>
      one.page.post('/user/second_factor/totp/confirm/', { factor: begun.factor, name: 'Phone', code: typed });
    expect(refusal(await confirm(wrong(begun.secret)))).toBe('422 identity.wrong_code');
    const { body: made } = await confirm(code(begun.secret));
    expect(new Set(made.recovery_codes).size).toBe(10);
    expect((await one.page.get('/user/second_factor/')).body).toMatchObject({
      factors: [{ kind: 'totp', name: 'Phone' }],
      codes_left: 10,
      required: false,
    });
    portal.clock.advance(2 * step);
    const page = await halfway(one);
    const { status, body } = await prove(page, code(begun.secret));
    expect([status, body.must_prove, body.profile.login]).toEqual([200, false, one.login]);
    expect((await portal.host.log.read(`account-${one.uid}`)).at(-1)).toMatchObject({
      type: 'LoginSucceeded',
      data: { proof: 'totp' },
    });
  });

  it('is good once for each code, for whoever comes first', async () => {
    const one = await withApp();
    const [first, second] = [await halfway(one), await halfway(one)];
    const typed = code(one.secret);
    const answers = await Promise.all([prove(first, typed), prove(second, typed)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('may be half a minute early or late, and no more', async () => {
    const one = await withApp();
    const typed = code(one.secret);
    portal.clock.advance(step);
    expect((await prove(await halfway(one), typed)).status).toBe(200);
    const later = code(one.secret);
    portal.clock.advance(3 * step);
    expect(refusal(await prove(await halfway(one), later))).toBe('422 identity.wrong_code');
  });

  it('cannot be guessed: five tries close the way for codes there, and the password stays open elsewhere', async () => {
    const one = await withApp();
    const page = await halfway(one);
    for (let attempt = 1; attempt < 5; attempt++)
      expect(refusal(await prove(page, wrong(one.secret)))).toBe('422 identity.wrong_code');
    expect(refusal(await prove(page, wrong(one.secret)))).toBe('423 identity.locked_out');
    expect(refusal(await prove(page, code(one.secret)))).toBe('423 identity.locked_out');
    expect((await logInFrom(portal.url, '127.0.8.1', { login: one.login, password: one.password })).status).toBe(200);
    portal.clock.advance(15 * 60_000);
    expect((await prove(await halfway(one), code(one.secret))).status).toBe(200);
  });

  it('keeps no secret in the log, and none to be read in the database', async () => {
    const one = await withApp();
    const kept = JSON.stringify([
      await portal.database.asOwner('select * from identity.second_factors'),
      await portal.database.asOwner('select * from identity.recovery_codes'),
      await portal.host.log.readAll(0, 1_000_000),
    ]);
    expect(kept).not.toContain(one.secret);
    for (const each of one.codes) expect(kept).not.toContain(each.replace('-', ''));
  });
});

describe('between the password and the proof', () => {
  it('nothing of the account is shown, and nothing can be done but to prove or to leave', async () => {
    const one = await withApp(['org_admin']);
    const page = await halfway(one);
    expect(JSON.stringify((await page.get('/user/my_roles/')).body)).not.toContain(one.login);
    for (const path of ['/user/sessions/', '/user/profile/', '/user/second_factor/', '/user/role_names/'])
      expect(refusal(await page.get(path)), path).toBe('403 identity.second_factor_required');
    expect((await page.get('/identity/accounts/')).status).toBe(403);
    for (const path of ['/user/login_as/end/', '/user/sessions/end_others/', '/user/second_factor/forget_devices/'])
      expect(refusal(await page.post(path)), path).toBe('403 identity.second_factor_required');
    expect((await page.post('/user/logout/')).status).toBe(200);
    expect(refusal(await prove(page, code(one.secret)))).toBe('401 identity.not_signed_in');
  });
  it('a new password ends it', async () => {
    const one = await withApp();
    const page = await halfway(one);
    const changed = { current_password: one.password, new_password: 'Renewed-2026-x', confirmation: 'Renewed-2026-x' };
    const inside = await halfway(one);
    await prove(inside, code(one.secret));
    expect((await inside.post('/user/change_password/', changed)).status).toBe(200);
    expect(refusal(await prove(page, code(one.secret)))).toBe('401 identity.not_signed_in');
  });
  it('an administrator gets in while the portal is under maintenance', async () => {
    const one = await withApp(['org_admin']);
    const admin = await portal.signedIn('admin');
    await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: null });
    try {
      expect((await prove(await halfway(one), code(one.secret))).status).toBe(200);
    } finally {
      await admin.post('/common/tech_code/', { tech_block: false, tech_block_date_end: null });
    }
  });
  it('there is nothing to prove for who is in', async () => {
    const one = await portal.settled();
    expect(refusal(await prove(one.page, '123456'))).toBe('409 identity.nothing_to_prove');
  });
});

it('a factor that is removed ends the other sessions, and is asked for no more', async () => {
  const one = await withApp();
  const other = await halfway(one);
  await prove(other, code(one.secret));
  const remove = (current_password: string) =>
    one.page.post(`/user/second_factor/${one.factor}/remove/`, { current_password });
  expect(refusal(await remove('Wrong-2026'))).toBe('422 identity.invalid_current_password');
  expect((await remove(one.password)).status).toBe(200);
  expect((await other.get('/user/my_roles/')).body.profile).toBeNull();
  expect((await portal.logIn(one.login, one.password)).body.must_prove).toBe(false);
  expect(refusal(await remove(one.password))).toBe('404 identity.factor_not_found');
});

describe('recovery codes', () => {
  it('are good once each, as people type them', async () => {
    const one = await withApp();
    const [first] = one.codes as [string];
    expect((await prove(await halfway(one), first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect(refusal(await prove(await halfway(one), first))).toBe('422 identity.wrong_code');
    expect((await one.page.get('/user/second_factor/')).status).toBe(200);
    expect((await one.page.get('/user/second_factor/')).body.codes_left).toBe(9);
  });
  it('are void when new ones are made', async () => {
    const one = await withApp();
    const { body } = await one.page.post('/user/second_factor/recovery_codes/', { current_password: one.password });
    expect(refusal(await prove(await halfway(one), one.codes[0]!))).toBe('422 identity.wrong_code');
    expect((await prove(await halfway(one), body.recovery_codes[0])).status).toBe(200);
  });
});

describe('a remembered device', () => {
  it('is not asked for thirty days, and others are', async () => {
    const one = await withApp();
    const page = await halfway(one);
    await prove(page, code(one.secret), true);
    await page.post('/user/logout/');
    const again = () => page.post('/user/login/', { login: one.login, password: one.password });
    expect((await again()).body).toMatchObject({ must_prove: false, profile: { login: one.login } });
    await halfway(one);
    await page.post('/user/logout/');
    portal.clock.advance(30 * 24 * 3_600_000);
    expect((await again()).body.must_prove).toBe(true);
  });
  it('is forgotten with a new password, and when its owner says so', async () => {
    const one = await withApp();
    const page = await halfway(one);
    await prove(page, code(one.secret), true);
    expect((await page.get('/user/second_factor/')).body.devices).toBe(1);
    await page.post('/user/second_factor/forget_devices/');
    await page.post('/user/logout/');
    expect((await page.post('/user/login/', { login: one.login, password: one.password })).body.must_prove).toBe(true);
    portal.clock.advance(step);
    await prove(page, code(one.secret), true);
    const password = 'Renewed-2026-y';
    await page.post('/user/change_password/', {
      current_password: one.password,
      new_password: password,
      confirmation: password,
    });
    await page.post('/user/logout/');
    expect((await page.post('/user/login/', { login: one.login, password })).body.must_prove).toBe(true);
  });
});

describe('a passkey', () => {
  async function withKey() {
    const one = await portal.settled();
    const key = authenticator(origin);
    const { body: options } = await one.page.post('/user/second_factor/passkey/options/', {
      current_password: one.password,
    });
    expect(options.rp.id).toBe('portal.example');
    const answer = await one.page.post('/user/second_factor/passkey/', { name: 'Laptop', response: key.make(options) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { ...one, key, codes: answer.body.recovery_codes as string[] };
  }
  const ask = async (page: Client) => (await page.post('/user/login/passkey/options/')).body;
  const send = (page: Client, response: unknown) => page.post('/user/login/passkey/', { response, remember: false });

  it('proves a log-in', async () => {
    const { key, ...one } = await withKey();
    const page = await halfway(one);
    const options = await ask(page);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    expect((await send(page, key.use(options))).body.profile.login).toBe(one.login);
  });
  it.each([
    ['asked by another page', (key: any, options: any) => key.use(options, { from: 'https://portal.example.evil' })],
    ['made for another address', (key: any, options: any) => key.use({ ...options, rpId: 'evil.example' })],
    ['for another question', (key: any, options: any) => key.use({ ...options, challenge: 'AAAA' })],
    ['of somebody else', (_key: any, options: any) => authenticator(origin).use(options)],
    [
      'whose signature was changed',
      (key: any, options: any) => {
        const answer = key.use(options);
        return {
          ...answer,
          response: { ...answer.response, signature: answer.response.signature.replace(/.$/, 'A') + 'AA' },
        };
      },
    ],
  ])('%s fails', async (_what, answer) => {
    const { key, ...one } = await withKey();
    const page = await halfway(one);
    expect(refusal(await send(page, answer(key, await ask(page))))).toBe('422 identity.passkey_failed');
  });
  it('answers a question once, within five minutes', async () => {
    const { key, ...one } = await withKey();
    const page = await halfway(one);
    const options = await ask(page);
    portal.clock.advance(5 * 60_000);
    expect(refusal(await send(page, key.use(options)))).toBe('422 identity.passkey_failed');
    const fresh = await ask(page);
    expect((await send(page, key.use(fresh))).status).toBe(200);
    const other = await halfway(one);
    await ask(other);
    expect(refusal(await send(other, key.use(fresh)))).toBe('422 identity.passkey_failed');
  });
  it('that was copied is found out by its counter', async () => {
    const { key, ...one } = await withKey();
    const page = await halfway(one);
    await send(page, key.use(await ask(page), { count: 5 }));
    const stale = await halfway(one);
    expect(refusal(await send(stale, key.use(await ask(stale), { count: -3 })))).toBe('422 identity.passkey_failed');
  });
  it('that fails, however often, locks neither the account nor the codes', async () => {
    const { key, ...one } = await withKey();
    const page = await halfway(one);
    for (let attempt = 1; attempt <= 30; attempt++)
      expect(refusal(await send(page, key.use({ ...(await ask(page)), challenge: 'AAAA' })))).toBe(
        '422 identity.passkey_failed',
      );
    expect((await prove(page, one.codes[0]!)).status).toBe(200);
    expect((await portal.host.log.read(`account-${one.uid}`)).map(({ type }) => type)).not.toContain('AccountLocked');
  });
  it('is made with the password alone, for one’s own session', async () => {
    const [one, other] = [await portal.settled(), await portal.settled()];
    expect(
      refusal(await one.page.post('/user/second_factor/passkey/options/', { current_password: 'Wrong-2026' })),
    ).toBe('422 identity.invalid_current_password');
    const { body: options } = await one.page.post('/user/second_factor/passkey/options/', {
      current_password: one.password,
    });
    const response = authenticator(origin).make(options);
    expect(refusal(await other.page.post('/user/second_factor/passkey/', { name: 'x', response }))).toBe(
      '422 identity.passkey_failed',
    );
  });
});

describe('a role that needs a second factor', () => {
  it('leaves nothing open but its set-up, and its last factor stays', async () => {
    const admin = await portal.signedIn('admin');
    const ask = (roles: readonly string[]) => admin.post('/common/system_settings/', { second_factor_roles: roles });
    const one = await portal.settled(['columnist']);
    expect((await ask(['columnist'])).status).toBe(200);
    try {
      const page = portal.browser();
      const { body } = await page.post('/user/login/', { login: one.login, password: one.password });
      expect(body).toMatchObject({ must_set_up_factor: true, must_prove: false });
      expect(refusal(await page.get('/user/profile/'))).toBe('403 identity.second_factor_to_set_up');
      const { body: begun } = await page.post('/user/second_factor/totp/', { current_password: one.password });
      const confirmed = await page.post('/user/second_factor/totp/confirm/', {
        factor: begun.factor,
        name: 'Phone',
        code: code(begun.secret),
      });
      expect(confirmed.body.recovery_codes).toHaveLength(10);
      expect((await page.get('/user/my_roles/')).body.must_set_up_factor).toBe(false);
      expect((await page.get('/user/profile/')).status).toBe(200);
      const remove = () => page.post(`/user/second_factor/${begun.factor}/remove/`, { current_password: one.password });
      expect(refusal(await remove())).toBe('409 identity.factor_needed');
      await ask([]);
      expect((await remove()).status).toBe(200);
      expect((await portal.logIn(one.login, one.password)).body.must_prove).toBe(false);
    } finally {
      await ask([]);
    }
  });
});

describe('who has lost everything', () => {
  it('gets back in when two administrators agree, and one alone cannot let them', async () => {
    const one = await withApp();
    const [first, second] = [await portal.signedIn('admin'), (await portal.settled(['org_admin'])).page];
    const path = `/identity/accounts/${one.uid}/second_factor/reset/`;
    expect(refusal(await second.post(`${path}confirm/`))).toBe('409 identity.reset_not_asked');
    expect((await first.post(path, { reason: 'Phone was stolen' })).status).toBe(200);
    expect(refusal(await first.post(`${path}confirm/`))).toBe('403 identity.second_administrator');
    await expect
      .poll(async () => (await second.get(`/identity/accounts/${one.uid}/`)).body)
      .toMatchObject({ has_second_factor: true, reset_asked_by: expect.any(String) });
    expect((await portal.logIn(one.login, one.password)).body.must_prove).toBe(true);
    expect((await second.post(`${path}confirm/`)).status).toBe(200);
    expect((await one.page.get('/user/my_roles/')).body.profile).toBeNull();
    expect((await portal.logIn(one.login, one.password)).body).toMatchObject({
      must_prove: false,
      profile: { login: one.login },
    });
  });
  it('is helped by nobody but administrators, and by none for themselves', async () => {
    const one = await withApp(['org_admin']);
    const path = `/identity/accounts/${one.uid}/second_factor/reset/`;
    expect(refusal(await (await portal.signedIn('office')).post(path, { reason: 'x' }))).toBe(
      '403 identity.access_denied',
    );
    expect(refusal(await one.page.post(path, { reason: 'x' }))).toBe('409 identity.own_account');
  });
});

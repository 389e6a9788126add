import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';

let portal: IdentityPortal;
beforeAll(async () => {
  portal = await startIdentity();
});
afterAll(() => portal.stop());

describe('accounts of the office', () => {
  it('have their own log-in name and address', async () => {
    const { login } = await portal.person();
    const admin = await portal.signedIn('admin');
    const again = (fields: object) =>
      admin.post('/identity/accounts/', {
        login: 'fresh',
        last_name: 'A',
        first_name: 'B',
        middle_name: '',
        email: '',
        roles: ['teacher'],
        ...fields,
      });
    expect((await again({ login: login.toUpperCase() })).body.error).toMatchObject({
      code: 'identity.login_taken',
      fields: { login: 'identity.login_taken' },
    });
    expect((await again({ email: `${login}@EXAMPLE.edu` })).body.error).toMatchObject({
      code: 'identity.email_taken',
      fields: { email: 'identity.email_taken' },
    });
    expect((await again({ roles: ['king'] })).status).toBe(422);
    expect((await again({ login: 'bad login' })).status).toBe(422);
  });
  it('change their roles at once, also for sessions that are open', async () => {
    const { uid, page } = await portal.settled(['teacher']);
    const admin = await portal.signedIn('admin');
    expect((await admin.put(`/identity/accounts/${uid}/roles/`, { roles: ['office'] })).status).toBe(200);
    expect((await page.get('/common/system_settings/')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).body).toMatchObject([{ code: 'office' }]);
    expect((await admin.get(`/identity/accounts/?role=office&q=${encodeURIComponent('Мадина')}`)).body).toMatchObject({
      count: 1,
      results: [{ uid, roles: ['office'], state: 'active' }],
    });
  });
  it('change their roles for open sessions also when the process was killed before it could tell them', async () => {
    const { uid, page } = await portal.settled(['teacher']);
    const { dispatcher, commands } = portal.host;
    await dispatcher.dispatch(
      commands.get('ChangeRoles')!,
      { account: uid, roles: ['office'] },
      { actor: { id: 'system', roles: ['system'] }, locale: 'ru', correlation_id: uid },
    );
    await expect.poll(async () => (await page.get('/user/my_role_names/')).body).toMatchObject([{ code: 'office' }]);
  });
  it('of an administrator who is one no more leave the seats of others', async () => {
    const [{ uid, page }, { uid: shown }] = [await portal.settled(['org_admin']), await portal.settled()];
    expect((await page.post('/user/login_as/', { account: shown })).status).toBe(200);
    const admin = await portal.signedIn('admin');
    expect((await admin.put(`/identity/accounts/${uid}/roles/`, { roles: ['office'] })).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
  });
  it('can be disabled and enabled, and the own one cannot', async () => {
    const { login, uid, page, password } = await portal.settled();
    const admin = await portal.signedIn('admin');
    expect((await admin.post(`/identity/accounts/${uid}/disable/`, { reason: 'Left the university' })).status).toBe(
      200,
    );
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect(refusal(await portal.logIn(login, password))).toBe('403 identity.account_disabled');
    expect((await admin.post(`/identity/accounts/${uid}/enable/`)).status).toBe(200);
    expect((await portal.logIn(login, password)).status).toBe(200);
    const own = (await admin.get('/user/my_roles/')).body.profile.uid;
    expect(refusal(await admin.post(`/identity/accounts/${own}/disable/`, { reason: 'x' }))).toBe(
      '409 identity.own_account',
    );
  });
  it('change names, address and phone', async () => {
    const { uid, login } = await portal.settled();
    const admin = await portal.signedIn('admin');
    const profile = {
      last_name: 'Новая',
      first_name: 'Имя',
      middle_name: '',
      email: `${login}@new.example`,
      phone: '+7 (701) 123-45-67',
    };
    expect((await admin.put(`/identity/accounts/${uid}/profile/`, profile)).status).toBe(200);
    expect((await admin.get(`/identity/accounts/${uid}/`)).body).toMatchObject({
      ...profile,
      phone: '+77011234567',
      display_name: 'Новая Имя',
    });
    expect(
      (await admin.put(`/identity/accounts/${uid}/profile/`, { ...profile, phone: '12' })).body.error.fields,
    ).toEqual({ phone: 'identity.invalid_phone' });
  });
  it('are for the administrator alone', async () => {
    const office = await portal.signedIn('office');
    for (const answer of [
      await office.get('/identity/accounts/'),
      await office.get('/user/login_as_other_user_profiles/'),
      await office.post('/user/login_as/', { account: '01990000-0000-7000-8000-00000000000a' }),
    ])
      expect(refusal(answer)).toBe('403 identity.access_denied');
  });
});

describe('log in as', () => {
  it('shows the other person’s portal, changes nothing there, names both in every event, and leads back', async () => {
    const { uid } = await portal.settled();
    const admin = await portal.signedIn('admin');
    const own = (await admin.get('/user/my_roles/')).body;
    const found = await admin.get('/user/login_as_other_user_profiles/?q=person&page_size=100');
    expect(found.body.results.map((row: { uid: string }) => row.uid)).toContain(uid);
    expect(await admin.post('/user/login_as/', { account: uid })).toMatchObject({
      status: 200,
      body: {
        is_student: true,
        is_org_admin: false,
        profile: { uid },
        login_as: { account: own.profile.uid, display_name: own.profile.display_name },
      },
    });
    expect((await admin.get('/user/my_roles/')).body).toMatchObject({
      profile: { uid },
      login_as: { account: own.profile.uid },
    });
    for (const [path, body] of [
      ['phone', { phone: '+7 701 000 00 01' }],
      ['language', { language: 'kk' }],
      [
        'change_password',
        { current_password: 'Settled-2026', new_password: 'Another-2026', confirmation: 'Another-2026' },
      ],
    ] as const)
      expect(refusal(await admin.post(`/user/${path}/`, body))).toBe('403 identity.not_while_logged_in_as');
    expect(refusal(await admin.post('/user/login_as/', { account: uid }))).toBe('403 identity.access_denied');
    expect((await admin.post('/user/login_as/end/')).body).toMatchObject({
      is_org_admin: true,
      login_as: null,
      profile: own.profile,
    });
    expect(refusal(await admin.post('/user/login_as/end/'))).toBe('409 identity.not_logged_in_as');

    const [started, ended] = (await portal.host.log.read(`account-${uid}`)).slice(-2);
    expect([started!.type, ended!.type]).toEqual(['LoginAsStarted', 'LoginAsEnded']);
    expect(started!.meta.actor).toMatchObject({ id: own.profile.uid });
    expect(ended!.meta.actor).toMatchObject({ id: own.profile.uid, on_behalf_of: uid });
  });
  it('is refused for other administrators, auditors and oneself, and offers none of them', async () => {
    const { uid } = await portal.settled(['org_admin']);
    const { uid: auditor } = await portal.person(['teacher', 'auditor']);
    const admin = await portal.signedIn('admin');
    expect(refusal(await admin.post('/user/login_as/', { account: auditor }))).toBe('403 identity.login_as_auditor');
    const offered = (await admin.get('/user/login_as_other_user_profiles/?page_size=100')).body.results.map(
      (row: { uid: string }) => row.uid,
    );
    expect(offered.filter((one: string) => [uid, auditor].includes(one))).toEqual([]);
    const own = (await admin.get('/user/my_roles/')).body.profile.uid;
    expect(refusal(await admin.post('/user/login_as/', { account: uid }))).toBe('403 identity.login_as_administrator');
    expect(refusal(await admin.post('/user/login_as/', { account: own }))).toBe('409 identity.login_as_self');
    expect(refusal(await admin.post('/user/login_as/', { account: '01990000-0000-7000-8000-00000000000a' }))).toBe(
      '404 identity.account_not_found',
    );
  });
  it('ends when the account becomes an auditor’s', async () => {
    const { uid, page } = await portal.settled(['teacher']);
    const [seated, admin] = [await portal.signedIn('admin'), await portal.signedIn('admin')];
    expect((await seated.post('/user/login_as/', { account: uid })).status).toBe(200);
    expect((await admin.put(`/identity/accounts/${uid}/roles/`, { roles: ['auditor'] })).status).toBe(200);
    expect((await seated.get('/user/my_role_names/')).status).toBe(401);
    expect((await page.get('/user/my_role_names/')).body).toMatchObject([{ code: 'auditor' }]);
  });
});

describe('settings', () => {
  it('make students give a phone number', async () => {
    const { login, password } = await portal.settled();
    const admin = await portal.signedIn('admin');
    expect((await portal.browser().get('/user/require_phone_number_setting/')).body).toEqual({
      require_phone_number: false,
    });
    expect((await admin.post('/user/require_phone_number_setting/', { require_phone_number: true })).body).toEqual({
      require_phone_number: true,
    });
    expect((await admin.get('/user/require_phone_number_setting/')).body).toEqual({ require_phone_number: true });
    const page = portal.browser();
    expect((await page.post('/user/login/', { login, password: password })).body.must_fill_phone).toBe(true);
    expect((await page.post('/user/phone/', { phone: '87011234567' })).body.error).toMatchObject({
      code: 'identity.invalid_phone',
      fields: { phone: 'identity.invalid_phone' },
    });
    expect((await page.post('/user/phone/', { phone: '+7 701 123 45 67' })).body).toMatchObject({
      must_fill_phone: false,
      profile: { phone: '+77011234567' },
    });
    expect((await page.get('/user/my_roles/')).body).toMatchObject({
      must_fill_phone: false,
      profile: { phone: '+77011234567' },
    });
    await admin.post('/user/require_phone_number_setting/', { require_phone_number: false });
  });
  it('keep to their limits, and to who may change them', async () => {
    const [admin, office] = [await portal.signedIn('admin'), await portal.signedIn('office')];
    expect((await admin.post('/common/system_settings/', { login_max_failed_attempts: 0 })).status).toBe(422);
    expect((await admin.post('/common/system_settings/', { login_lock_minutes: 30 })).body).toMatchObject({
      login_lock_minutes: 30,
      login_max_failed_attempts: 5,
    });
    await expect
      .poll(async () => (await office.get('/common/system_settings/')).body)
      .toMatchObject({ login_lock_minutes: 30 });
    expect(refusal(await office.post('/common/system_settings/', { login_lock_minutes: 1 }))).toBe(
      '403 identity.access_denied',
    );
    await admin.post('/common/system_settings/', { login_lock_minutes: 15 });
  });
  it('say after how many wrong passwords an account is locked', async () => {
    const { login } = await portal.settled();
    const admin = await portal.signedIn('admin');
    await admin.post('/common/system_settings/', { login_max_failed_attempts: 2, login_lock_minutes: 3 });
    expect(refusal(await portal.logIn(login, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
    expect((await portal.logIn(login, 'Wrong-2026')).body.error).toMatchObject({
      code: 'identity.locked_out',
      params: { attempts: 2, minutes: 3 },
    });
    await admin.post('/common/system_settings/', { login_max_failed_attempts: 5, login_lock_minutes: 15 });
  });
  it('say before the log-in what the client needs to know, and no demo accounts unless it is a demo', async () => {
    expect((await portal.browser().get('/common/settings/')).body).toMatchObject({
      languages: ['ru', 'kk', 'en', 'ky'],
      default_locale: 'ru',
      fallback_locale: 'en',
      upload_max_mb: 100,
      demo_accounts: [],
    });
    expect((await portal.browser().get('/user/use_active_directory/')).body).toEqual({
      use_active_directory: true,
      is_configured: false,
    });
  });
  it('give everybody the menu of their roles', async () => {
    const paths = async (login: string) =>
      (await (await portal.signedIn(login)).get('/organizations/router/router_list/')).body.map(
        (entry: { path: string }) => entry.path,
      );
    expect(await paths('admin')).toContain('login_as_other_user');
    expect(await paths('social')).toContain('desktop');
    expect(await paths('beta')).toContain('online-registration-for-courses');
    expect(await paths('beta')).not.toContain('my-study-plan');
  });
});

describe('maintenance', () => {
  it('lets nobody but administrators change anything, says when it ends, and ends', async () => {
    const { page } = await portal.settled();
    const admin = await portal.signedIn('admin');
    const end = new Date(portal.clock.now().getTime() + 3_600_000).toISOString();
    expect((await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: end })).body).toEqual({
      tech_block: true,
      tech_block_date_end: end,
      planned: null,
    });
    await expect.poll(async () => (await portal.browser().get('/common/tech_code/')).body.tech_block).toBe(true);
    const refused = await page.post('/user/phone/', { phone: '+7 701 123 45 67' });
    expect(refused).toMatchObject({
      status: 503,
      body: { error: { code: 'system.maintenance', params: { tech_block_date_end: end } } },
    });
    expect((await admin.post('/user/phone/', { phone: '+7 701 999 00 00' })).status).toBe(200);
    expect((await page.post('/user/logout/')).status).toBe(200);
    expect((await admin.post('/common/tech_code/', { tech_block: false })).body).toEqual({
      tech_block: false,
      tech_block_date_end: null,
      planned: null,
    });
    expect(
      refusal(
        await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: '2020-01-01T00:00:00+05:00' }),
      ),
    ).toBe('422 system.return_date_passed');
  });
});

import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { loadConfig } from '@portal/platform/config/load.ts';
import { createHost, type RunningHost } from '@portal/platform/host/host.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module as identityCommands } from '../../command-service/src/identity/module.ts';
import { module as notificationCommands } from '../../command-service/src/notifications/module.ts';
import { module as systemCommands } from '../../command-service/src/system/module.ts';
import { module as identityQueries } from '../../projection-service/src/identity/module.ts';
import { module as notificationQueries } from '../../projection-service/src/notifications/module.ts';
import { module as systemQueries } from '../../projection-service/src/system/module.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';

const clock = movableClock();
let database: TestDatabase;
let host: RunningHost;

beforeAll(async () => {
  database = await testDatabase();
  host = await createHost({
    services: [
      { name: 'command-service', kind: 'command', modules: [identityCommands, systemCommands, notificationCommands] },
      { name: 'projection-service', kind: 'projection', modules: [identityQueries, systemQueries, notificationQueries] },
    ],
    config: loadConfig({ PORT: '0', PORTAL_DEMO: 'off', PORTAL_DATA: mkdtempSync(path.join(tmpdir(), 'portal-')), PORTAL_LOG_LEVEL: 'error', PORTAL_LOGIN_RATE_LIMIT: '100000' }), databaseUrl: database.url, clock,
  });
  await identityCommands.demo!(host, () => undefined);
});
afterAll(async () => {
  await host.stop();
  await database.drop();
});

/** A browser: keeps its cookies and sends the CSRF token with every change. */
function browser() {
  const jar = new Map<string, string>();
  const call = async (method: string, path: string, body?: unknown) => {
    const csrf = jar.get('csrftoken');
    const response = await fetch(`${host.url}/api/v1${path}`, {
      method, body: body === undefined ? null : JSON.stringify(body),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), 'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(csrf ? { 'x-csrftoken': csrf } : {}),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value) jar.set(name!, value);
      else jar.delete(name!);
    }
    return { status: response.status, body: (await response.json().catch(() => null)) as any };
  };
  const page = {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
    logIn: (login: string, password = demoPassword) => page.post('/user/login/', { login, password }),
  };
  return page;
}
async function signedIn(login: string, password?: string) {
  const page = browser();
  const { status, body } = await page.logIn(login, password);
  expect(status, JSON.stringify(body)).toBe(200);
  return page;
}


/** Opens an account for one test and answers its uid; the password is a temporary one. */
let opened = 0;
async function person(roles: readonly string[] = ['student']) {
  const admin = await signedIn('admin');
  const login = `person${++opened}`;
  const { status, body } = await admin.post('/identity/accounts/', { login, last_name: 'Оспанова', first_name: `Мадина${opened}`, middle_name: '', email: `${login}@example.edu`, roles });
  expect(status, JSON.stringify(body)).toBe(200);
  return { login, uid: body.account as string, temporary: body.temporary_password as string };
}
/** The same, after the first log-in. */
async function settled(roles?: readonly string[]) {
  const one = await person(roles);
  const page = await signedIn(one.login, one.temporary);
  expect((await page.post('/user/create_new_password/', { new_password: 'Settled-2026', confirmation: 'Settled-2026' })).status).toBe(200);
  return { ...one, page, password: 'Settled-2026' };
}
const code = ({ status, body }: { status: number; body: any }) => `${status} ${body?.error?.code}`;

describe('logging in', () => {
  it('opens a session that knows its roles, and logging out ends it', async () => {
    const page = browser();
    expect((await page.get('/user/my_roles/')).body).toMatchObject({ profile: null, csrf: null, is_org_admin: false });
    const answer = await page.logIn('Admin');
    expect(answer).toMatchObject({ status: 200, body: { is_org_admin: true, is_student: false, must_create_password: false, login_as: null, profile: { login: 'admin', display_name: 'Сулейменов Арман' } } });
    expect((await page.get('/user/my_roles/')).body).toEqual(answer.body);
    expect((await page.get('/user/my_role_names/')).body).toMatchObject([{ code: 'org_admin', name: { en: 'Organisation administrator' } }]);
    expect((await page.post('/user/logout/')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect((await page.get('/user/my_roles/')).body.profile).toBeNull();
  });
  it('takes the e-mail address for the log-in name too', async () => {
    expect((await browser().logIn('OFFICE@demo.example')).status).toBe(200);
  });
  it('answers an unknown name and a wrong password alike', async () => {
    const [unknown, wrong] = [await browser().logIn('nobody'), await browser().logIn('auditor', 'Wrong-2026')];
    expect(unknown.body.error).toMatchObject({ code: 'identity.wrong_login_or_password', message: 'Wrong login or password.' });
    expect({ ...wrong.body.error, request_id: '' }).toEqual({ ...unknown.body.error, request_id: '' });
    expect([unknown.status, wrong.status]).toEqual([422, 422]);
  });
  it('refuses bad input by name and never with 500', async () => {
    const page = browser();
    for (const body of [{}, { login: 'admin' }, { login: '', password: 'x' }, { login: 1, password: [] }, { login: 'a'.repeat(300), password: 'x' }, { login: 'admin', password: 'x'.repeat(1000) }, 'text', null]) {
      expect(code(await page.post('/user/login/', body))).toMatch(/^4\d\d platform\./);
    }
    expect(code(await page.logIn('\u0000admin'))).toMatch(/^4\d\d /);
    expect(code(await page.logIn("' or 1=1 --", 'x'))).toBe('422 identity.wrong_login_or_password');
  });
  it('locks the account after five wrong passwords, for fifteen minutes, and the administrator can unlock it', async () => {
    const { login, uid, password } = await settled();
    for (let attempt = 1; attempt < 5; attempt++) expect(code(await browser().logIn(login, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
    const locked = await browser().logIn(login, 'Wrong-2026');
    expect(locked).toMatchObject({ status: 423, body: { error: { code: 'identity.locked_out', params: { attempts: 5, minutes: 15 }, message: 'Locked out after 5 failed attempts. Try again in 15 min.' } } });
    expect(code(await browser().logIn(login, password))).toBe('423 identity.locked_out');
    clock.advance(15 * 60_000);
    expect((await browser().logIn(login, password)).status).toBe(200);

    for (let attempt = 1; attempt <= 5; attempt++) await browser().logIn(login, 'Wrong-2026');
    const admin = await signedIn('admin');
    expect((await admin.get(`/identity/accounts/${uid}/`)).body.locked_until).not.toBeNull();
    expect((await admin.post(`/identity/accounts/${uid}/unlock/`)).status).toBe(200);
    expect((await browser().logIn(login, password)).status).toBe(200);
  });
  it('locks once when many wrong passwords come at the same time', async () => {
    const { login, uid } = await settled();
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser().logIn(login, 'Wrong-2026')));
    expect(answers.filter(answer => answer.status === 423).length).toBeGreaterThanOrEqual(8);
    const events = await host.log.read(`account-${uid}`);
    expect(events.filter(event => event.type === 'LoginFailed')).toHaveLength(5);
    expect(events.filter(event => event.type === 'AccountLocked')).toHaveLength(1);
  });
});

describe('a password', () => {
  it('that was given has to be replaced at the first log-in, and until then nothing else is open', async () => {
    const { login, temporary } = await person();
    const page = browser();
    expect((await page.logIn(login, temporary)).body).toMatchObject({ must_create_password: true, is_student: true });
    expect(code(await page.get('/user/my_role_names/'))).toBe('403 identity.new_password_required');
    expect(code(await page.post('/user/create_new_password/', { new_password: temporary, confirmation: temporary }))).toBe('422 identity.weak_password');
    const weak = await page.post('/user/create_new_password/', { new_password: 'short', confirmation: 'other' });
    expect(weak.body.error).toMatchObject({
      code: 'identity.weak_password', fields: { new_password: 'identity.password_too_short', confirmation: 'identity.passwords_do_not_match' },
      params: { min: 8, violations: ['identity.password_too_short', 'identity.password_needs_digit', 'identity.password_needs_uppercase', 'identity.passwords_do_not_match'] },
    });
    expect(await page.post('/user/create_new_password/', { new_password: 'Brandnew-1', confirmation: 'Brandnew-1' })).toMatchObject({ status: 200, body: { must_create_password: false } });
    expect((await page.get('/user/my_role_names/')).status).toBe(200);
    expect(code(await page.post('/user/create_new_password/', { new_password: 'Brandnew-2', confirmation: 'Brandnew-2' }))).toBe('409 identity.new_password_not_asked');
    expect((await browser().logIn(login, temporary)).status).toBe(422);
    expect((await browser().logIn(login, 'Brandnew-1')).body).toMatchObject({ must_create_password: false });
  });
  it('is changed with the current one, and the other sessions end', async () => {
    const { login, uid, page, password } = await settled();
    const other = await signedIn(login, password);
    const change = (current_password: string, new_password: string) => page.post('/user/change_password/', { current_password, new_password, confirmation: new_password });
    expect((await change('Wrong-2026', 'Another-2026')).body.error).toMatchObject({ code: 'identity.invalid_current_password', fields: { current_password: 'identity.invalid_current_password' } });
    expect((await change(password, password)).body.error.fields).toEqual({ new_password: 'identity.password_same_as_old' });
    expect((await change(password, 'Another-2026')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(200);
    expect((await other.get('/user/my_role_names/')).status).toBe(401);
    expect((await browser().logIn(login, 'Another-2026')).status).toBe(200);
    const kept = await database.asOwner<{ hash: string }>('select hash from identity.credentials where account = $1', [uid]);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('stands in no event, and neither does its hash', async () => {
    await settled();
    const events = JSON.stringify(await host.log.readAll(0, 10_000));
    expect(events).not.toMatch(/argon2|Settled-2026|Portal-2026/);
  });
  it('can be reset to a temporary one, which ends all sessions', async () => {
    const { login, uid, page } = await settled();
    const admin = await signedIn('admin');
    const { body } = await admin.post(`/identity/accounts/${uid}/reset_password/`);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect((await browser().logIn(login, body.temporary_password)).body).toMatchObject({ must_create_password: true });
  });
});

describe('accounts of the office', () => {
  it('have their own log-in name and address', async () => {
    const { login } = await person();
    const admin = await signedIn('admin');
    const again = (fields: object) => admin.post('/identity/accounts/', { login: 'fresh', last_name: 'A', first_name: 'B', middle_name: '', email: '', roles: ['teacher'], ...fields });
    expect((await again({ login: login.toUpperCase() })).body.error).toMatchObject({ code: 'identity.login_taken', fields: { login: 'identity.login_taken' } });
    expect((await again({ email: `${login}@EXAMPLE.edu` })).body.error).toMatchObject({ code: 'identity.email_taken', fields: { email: 'identity.email_taken' } });
    expect((await again({ roles: ['king'] })).status).toBe(422);
    expect((await again({ login: 'bad login' })).status).toBe(422);
  });
  it('change their roles at once, also for sessions that are open', async () => {
    const { uid, page } = await settled(['teacher']);
    const admin = await signedIn('admin');
    expect((await admin.put(`/identity/accounts/${uid}/roles/`, { roles: ['office'] })).status).toBe(200);
    expect((await page.get('/common/system_settings/')).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).body).toMatchObject([{ code: 'office' }]);
    expect((await admin.get(`/identity/accounts/?role=office&q=${encodeURIComponent('Мадина')}`)).body).toMatchObject({ count: 1, results: [{ uid, roles: ['office'], state: 'active' }] });
  });
  it('can be disabled and enabled, and the own one cannot', async () => {
    const { login, uid, page, password } = await settled();
    const admin = await signedIn('admin');
    expect((await admin.post(`/identity/accounts/${uid}/disable/`, { reason: 'Left the university' })).status).toBe(200);
    expect((await page.get('/user/my_role_names/')).status).toBe(401);
    expect(code(await browser().logIn(login, password))).toBe('403 identity.account_disabled');
    expect((await admin.post(`/identity/accounts/${uid}/enable/`)).status).toBe(200);
    expect((await browser().logIn(login, password)).status).toBe(200);
    const own = (await admin.get('/user/my_roles/')).body.profile.uid;
    expect(code(await admin.post(`/identity/accounts/${own}/disable/`, { reason: 'x' }))).toBe('409 identity.own_account');
  });
  it('change names, address and phone', async () => {
    const { uid, login } = await settled();
    const admin = await signedIn('admin');
    const profile = { last_name: 'Новая', first_name: 'Имя', middle_name: '', email: `${login}@new.example`, phone: '+7 (701) 123-45-67' };
    expect((await admin.put(`/identity/accounts/${uid}/profile/`, profile)).status).toBe(200);
    expect((await admin.get(`/identity/accounts/${uid}/`)).body).toMatchObject({ ...profile, phone: '+77011234567', display_name: 'Новая Имя' });
    expect((await admin.put(`/identity/accounts/${uid}/profile/`, { ...profile, phone: '12' })).body.error.fields).toEqual({ phone: 'identity.invalid_phone' });
  });
  it('are for the administrator alone', async () => {
    const office = await signedIn('office');
    for (const answer of [await office.get('/identity/accounts/'), await office.get('/user/login_as_other_user_profiles/'), await office.post('/user/login_as/', { account: '01990000-0000-7000-8000-00000000000a' })]) expect(code(answer)).toBe('403 identity.access_denied');
  });
});

describe('log in as', () => {
  it('shows the other person’s portal, names both in every event, and leads back', async () => {
    const { uid } = await settled();
    const admin = await signedIn('admin');
    const own = (await admin.get('/user/my_roles/')).body;
    const found = await admin.get('/user/login_as_other_user_profiles/?q=person&page_size=100');
    expect(found.body.results.map((row: { uid: string }) => row.uid)).toContain(uid);
    expect(await admin.post('/user/login_as/', { account: uid })).toMatchObject({ status: 200, body: { is_student: true, is_org_admin: false, profile: { uid }, login_as: { account: own.profile.uid, display_name: own.profile.display_name } } });
    expect((await admin.get('/user/my_roles/')).body).toMatchObject({ profile: { uid }, login_as: { account: own.profile.uid } });
    expect((await admin.post('/user/phone/', { phone: '+7 701 000 00 01' })).status).toBe(200);
    expect(code(await admin.post('/user/change_password/', { current_password: 'Settled-2026', new_password: 'Another-2026', confirmation: 'Another-2026' }))).toBe('403 identity.not_while_logged_in_as');
    expect(code(await admin.post('/user/login_as/', { account: uid }))).toBe('403 identity.access_denied');
    expect((await admin.post('/user/login_as/end/')).body).toMatchObject({ is_org_admin: true, login_as: null, profile: own.profile });
    expect(code(await admin.post('/user/login_as/end/'))).toBe('409 identity.not_logged_in_as');

    const [started, changed, ended] = (await host.log.read(`account-${uid}`)).slice(-3);
    expect([started!.type, changed!.type, ended!.type]).toEqual(['LoginAsStarted', 'ProfileChanged', 'LoginAsEnded']);
    expect(started!.meta.actor).toMatchObject({ id: own.profile.uid });
    expect(changed!.meta.actor).toMatchObject({ id: own.profile.uid, on_behalf_of: uid });
  });
  it('is refused for other administrators and for oneself', async () => {
    const { uid } = await settled(['org_admin']);
    const admin = await signedIn('admin');
    const own = (await admin.get('/user/my_roles/')).body.profile.uid;
    expect(code(await admin.post('/user/login_as/', { account: uid }))).toBe('403 identity.login_as_administrator');
    expect(code(await admin.post('/user/login_as/', { account: own }))).toBe('409 identity.login_as_self');
    expect(code(await admin.post('/user/login_as/', { account: '01990000-0000-7000-8000-00000000000a' }))).toBe('404 identity.account_not_found');
  });
});

describe('settings', () => {
  it('make students give a phone number', async () => {
    const { login, password } = await settled();
    const admin = await signedIn('admin');
    expect((await browser().get('/user/require_phone_number_setting/')).body).toEqual({ require_phone_number: false });
    expect((await admin.post('/user/require_phone_number_setting/', { require_phone_number: true })).body).toEqual({ require_phone_number: true });
    expect((await admin.get('/user/require_phone_number_setting/')).body).toEqual({ require_phone_number: true });
    const page = browser();
    expect((await page.logIn(login, password)).body.must_fill_phone).toBe(true);
    expect((await page.post('/user/phone/', { phone: '87011234567' })).body.error).toMatchObject({ code: 'identity.invalid_phone', fields: { phone: 'identity.invalid_phone' } });
    expect((await page.post('/user/phone/', { phone: '+7 701 123 45 67' })).body).toMatchObject({ must_fill_phone: false, profile: { phone: '+77011234567' } });
    expect((await page.get('/user/my_roles/')).body).toMatchObject({ must_fill_phone: false, profile: { phone: '+77011234567' } });
    await admin.post('/user/require_phone_number_setting/', { require_phone_number: false });
  });
  it('keep to their limits, and to who may change them', async () => {
    const [admin, office] = [await signedIn('admin'), await signedIn('office')];
    expect((await admin.post('/common/system_settings/', { login_max_failed_attempts: 0 })).status).toBe(422);
    expect((await admin.post('/common/system_settings/', { login_lock_minutes: 30 })).body).toMatchObject({ login_lock_minutes: 30, login_max_failed_attempts: 5 });
    await expect.poll(async () => (await office.get('/common/system_settings/')).body).toMatchObject({ login_lock_minutes: 30 });
    expect(code(await office.post('/common/system_settings/', { login_lock_minutes: 1 }))).toBe('403 identity.access_denied');
    await admin.post('/common/system_settings/', { login_lock_minutes: 15 });
  });
  it('say after how many wrong passwords an account is locked', async () => {
    const { login } = await settled();
    const admin = await signedIn('admin');
    await admin.post('/common/system_settings/', { login_max_failed_attempts: 2, login_lock_minutes: 3 });
    await expect.poll(async () => (await host.pool.query(`select value from platform.facts where name = 'identity.login_policy'`)).rows[0]?.value).toMatchObject({ login_max_failed_attempts: 2 });
    expect(code(await browser().logIn(login, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
    expect((await browser().logIn(login, 'Wrong-2026')).body.error).toMatchObject({ code: 'identity.locked_out', params: { attempts: 2, minutes: 3 } });
    await admin.post('/common/system_settings/', { login_max_failed_attempts: 5, login_lock_minutes: 15 });
  });
  it('say before the log-in what the client needs to know, and no demo accounts unless it is a demo', async () => {
    expect((await browser().get('/common/settings/')).body).toMatchObject({ languages: ['ru', 'kk', 'en', 'ky'], default_locale: 'ru', fallback_locale: 'en', upload_max_mb: 100, demo_accounts: [] });
    expect((await browser().get('/user/use_active_directory/')).body).toEqual({ use_active_directory: true, is_configured: false });
  });
  it('give everybody the menu of their roles', async () => {
    const paths = async (login: string) => (await (await signedIn(login)).get('/organizations/router/router_list/')).body.map((entry: { path: string }) => entry.path);
    expect(await paths('admin')).toContain('login_as_other_user');
    expect(await paths('social')).not.toContain('desktop');
    expect(await paths('beta')).toContain('online-registration-for-courses');
  });
});

describe('maintenance', () => {
  it('lets nobody but administrators change anything, says when it ends, and ends', async () => {
    const { page } = await settled();
    const admin = await signedIn('admin');
    const end = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect((await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: end })).body).toEqual({ tech_block: true, tech_block_date_end: end });
    await expect.poll(async () => (await browser().get('/common/tech_code/')).body.tech_block).toBe(true);
    const refused = await page.post('/user/phone/', { phone: '+7 701 123 45 67' });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'system.maintenance', params: { tech_block_date_end: end } } } });
    expect((await admin.post('/user/phone/', { phone: '+7 701 999 00 00' })).status).toBe(200);
    expect((await page.post('/user/logout/')).status).toBe(200);
    expect((await admin.post('/common/tech_code/', { tech_block: false })).body).toEqual({ tech_block: false, tech_block_date_end: null });
    expect(code(await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: '2020-01-01T00:00:00+05:00' }))).toBe('422 system.return_date_passed');
  });
});

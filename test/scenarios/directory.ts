import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Attribute, Change } from 'ldapts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDirectory } from '../../command-service/src/identity/ways/directory/nightly.ts';
import { wayOf } from '../../command-service/src/identity/ways/way.ts';
import { codeOf } from '../../command-service/src/identity/testing/app-codes.ts';
import { workedOut } from '../../command-service/src/identity/testing/captcha.ts';
import type { Client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { base, dnOf, haveSlapd, passwordOf, reader, startSlapd, withSlapd, type Slapd } from '../support/slapd.ts';

/** Against OpenLDAP itself. */
describe.skipIf(!haveSlapd)(`a directory of the university${withSlapd}`, () => {
  let portal: IdentityPortal;
  let slapd: Slapd;
  let server: MailServer;
  let admin: Client;
  beforeAll(async () => {
    slapd = await startSlapd();
    server = await mailServer();
    portal = await startIdentity({ smtpUrl: server.url });
    admin = await portal.signedIn('admin');
  });
  afterAll(async () => {
    await portal?.stop();
    await slapd?.close();
    await server?.stop();
  });

  const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
  let made = 0;
  const uidOf = (name: string): string => `${name}${++made}`;

  /** A way to the directory, switched on; those before it are switched off. */
  async function way(more: object = {}): Promise<string> {
    const { results } = (await admin.get('/identity/ways_in/', { page_size: 100 })).body;
    for (const { uid, is_on } of results) if (is_on) await admin.put(`/identity/ways_in/${uid}/`, { is_on: false });
    const { status, body } = await admin.post('/identity/ways_in/', {
      ...{
        name: inAll('Каталог'),
        kind: 'directory',
        is_on: true,
        server: 'ldap',
        host: '127.0.0.1',
        port: slapd.port,
      },
      ...{ security: 'none', base, bind_name: reader.dn, patience: 1, ...more },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await admin.post(`/identity/ways_in/${body.uid}/secret/`, { secret: reader.password })).status).toBe(200);
    return body.uid as string;
  }
  const logIn = (login: string, password: string, page = portal.browser()) =>
    page.post('/user/login/', { login, password });
  const failuresOf = async (uid: string): Promise<number> =>
    (await portal.host.log.read(`account-${uid}`)).filter(({ type }) => type === 'LoginFailed').length;
  const attempts = () => portal.database.asOwner<{ failures: number }>('select failures from identity.login_attempts');
  beforeEach(() => portal.database.asOwner('delete from identity.login_attempts'));

  /** Somebody of the portal and of the directory under one name, linked. */
  async function linkedPerson(more: object = {}) {
    const uid = await way(more);
    const one = await portal.settled();
    await slapd.addPerson(one.login);
    const linked = await admin.post(`/identity/accounts/${one.uid}/link_directory/`, { way: uid, login: one.login });
    expect(linked.status, JSON.stringify(linked.body)).toBe(200);
    return { ...one, way: uid, there: passwordOf(one.login) };
  }

  it('is told of where the portal says whether it is used', async () => {
    const asked = async () => (await admin.get('/user/use_active_directory/')).body;
    const uid = await way();
    expect(await asked()).toEqual({ use_active_directory: true, is_configured: true });
    expect((await admin.get('/user/ways_in/')).body).toEqual([{ uid, kind: 'directory', name: inAll('Каталог') }]);
    await admin.put(`/identity/ways_in/${uid}/`, { is_on: false });
    expect(await asked()).toEqual({ use_active_directory: true, is_configured: false });
    expect((await admin.get('/user/ways_in/')).body).toEqual([]);
  });

  it('keeps its secret where nobody reads it', async () => {
    const uid = await way();
    const answers = await Promise.all(
      ['', 'about/'].map(async path => JSON.stringify((await admin.get(`/identity/ways_in/${uid}/${path}`)).body)),
    );
    const kept = JSON.stringify([
      await portal.database.asOwner('select * from identity.way_secrets'),
      await portal.host.log.readAll(0, 1_000_000),
      answers,
    ]);
    expect(kept).not.toContain(reader.password);
    expect((await admin.get(`/identity/ways_in/${uid}/about/`)).body).toMatchObject({ has_secret: true, linked: 0 });
  });

  describe('a linked account', () => {
    it('logs in with the password of the directory, and no longer with the portal’s', async () => {
      const one = await linkedPerson();
      const { status, body } = await logIn(one.login, one.there);
      expect([status, body.profile?.login, body.must_create_password]).toEqual([200, one.login, false]);
      expect((await portal.host.log.read(`account-${one.uid}`)).at(-1)).toMatchObject({
        type: 'LoginSucceeded',
        data: { way: one.way },
      });
      expect(refusal(await logIn(one.login, one.password))).toBe('422 identity.wrong_login_or_password');
    });
    it('a wrong password counts once, and five close the way as ever', async () => {
      const one = await linkedPerson();
      expect(refusal(await logIn(one.login, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
      expect((await attempts()).map(({ failures }) => failures)).toEqual([1, 1]);
      for (let nth = 2; nth < 5; nth++) await logIn(one.login, 'Wrong-2026');
      expect(refusal(await logIn(one.login, 'Wrong-2026'))).toBe('423 identity.locked_out');
      expect(refusal(await logIn(one.login, one.there))).toBe('423 identity.locked_out');
      portal.clock.advance(15 * 60_000);
      expect((await logIn(one.login, one.there)).status).toBe(200);
    });
    it('is told that no address is set where the way is off, and nothing is counted; a local one works', async () => {
      const one = await linkedPerson();
      const local = await portal.settled();
      await admin.put(`/identity/ways_in/${one.way}/`, { is_on: false });
      expect(refusal(await logIn(one.login, one.there))).toBe('409 identity.directory_not_configured');
      expect(await failuresOf(one.uid)).toBe(0);
      expect(await attempts()).toEqual([]);
      expect((await logIn(local.login, local.password)).status).toBe(200);
    });
    it('is told that the directory does not answer, and nothing is counted; local accounts are as quick as ever', async () => {
      const one = await linkedPerson();
      const local = await portal.settled();
      slapd.halt();
      try {
        const dead = await Promise.all(Array.from({ length: 12 }, () => logIn(one.login, one.there)));
        expect(new Set(dead.map(refusal))).toEqual(new Set(['503 identity.way_unreachable']));
        const before = performance.now();
        expect((await logIn(local.login, local.password)).status).toBe(200);
        expect(performance.now() - before).toBeLessThan(1500);
        expect(await failuresOf(one.uid)).toBe(0);
      } finally {
        slapd.go();
      }
      await expect.poll(async () => (await logIn(one.login, one.there)).status).toBe(200);
    });
    it('cannot change its password here, and shows the directory’s where one is asked for', async () => {
      const one = await linkedPerson();
      const page = portal.browser();
      await logIn(one.login, one.there, page);
      const changed = { current_password: one.there, new_password: 'Renewed-2026-x', confirmation: 'Renewed-2026-x' };
      expect(refusal(await page.post('/user/change_password/', changed))).toBe('409 identity.password_elsewhere');
      expect((await page.post('/user/second_factor/totp/', { current_password: one.there })).status).toBe(200);
      expect(refusal(await page.post('/user/second_factor/totp/', { current_password: one.password }))).toBe(
        '422 identity.invalid_current_password',
      );
    });
    it('is still asked for the portal’s second factor', async () => {
      const one = await linkedPerson();
      const page = portal.browser();
      await logIn(one.login, one.there, page);
      const { secret, factor } = (await page.post('/user/second_factor/totp/', { current_password: one.there })).body;
      const code = () => codeOf(secret, portal.clock.now());
      await page.post('/user/second_factor/totp/confirm/', { factor, name: 'Phone', code: code() });
      portal.clock.advance(60_000);
      const other = portal.browser();
      expect((await logIn(one.login, one.there, other)).body).toMatchObject({ must_prove: true, profile: null });
      expect((await other.post('/user/login/code/', { code: code(), remember: false })).body.profile.login).toBe(
        one.login,
      );
      expect((await portal.host.log.read(`account-${one.uid}`)).at(-1)).toMatchObject({
        type: 'LoginSucceeded',
        data: { proof: 'totp', way: one.way },
      });
    });
    it('that has forgotten its password is told by mail where that is kept, and gets no link', async () => {
      const one = await linkedPerson();
      const before = server.received.length;
      const captcha = await workedOut(portal.browser(), 'forgot');
      await portal.browser().post('/user/forgot/password/', { login: one.login, captcha });
      await expect
        .poll(async () => (await portal.host.log.read(`account-${one.uid}`)).at(-1)?.type)
        .toBe('LoginReminded');
      await expect.poll(() => server.received.length).toBeGreaterThan(before);
      const mail = await PostalMime.parse(server.received.at(-1)!);
      expect(mail.to?.[0]?.address).toBe(`${one.login}@example.edu`);
      expect(mail.subject).toBe('Your password is kept by the university’s directory');
      expect(mail.text).not.toContain('forgot/password');
    });
    it('is let in after its entry was moved within the directory', async () => {
      const one = await linkedPerson();
      await slapd.asAdmin(client => client.modifyDN(dnOf(one.login), `uid=${one.login}-moved,ou=groups,${base}`));
      expect((await logIn(one.login, one.there)).status).toBe(200);
    });
    it('that is unlinked has the portal’s password again, and its sessions end', async () => {
      const one = await linkedPerson();
      const page = portal.browser();
      await logIn(one.login, one.there, page);
      expect((await admin.post(`/identity/accounts/${one.uid}/unlink/`, { way: one.way })).status).toBe(200);
      expect((await page.get('/user/my_roles/')).body.profile).toBeNull();
      expect(refusal(await logIn(one.login, one.there))).toBe('422 identity.wrong_login_or_password');
      expect((await logIn(one.login, one.password)).status).toBe(200);
    });
  });

  describe('somebody who comes for the first time', () => {
    it('gets an account where the way opens them, with roles by group', async () => {
      const uid = uidOf('new');
      await slapd.addPerson(uid);
      await slapd.addGroup(`teachers-${uid}`, [dnOf(uid)]);
      const group = `Teachers-${uid}`;
      const to = await way({
        ...{ opens_accounts: true, new_roles: ['student'], roles_by_group: [{ group, role: 'teacher' }] },
      });
      const page = portal.browser();
      const { status, body } = await logIn(uid.toUpperCase(), passwordOf(uid), page);
      expect([status, body.profile]).toMatchObject([
        200,
        { login: uid, last_name: 'Каримова', first_name: 'Айдана', email: `${uid}@example.edu` },
      ]);
      expect([body.is_student, body.is_teacher]).toEqual([true, true]);
      expect((await page.get('/user/linked_ways/')).body).toMatchObject([{ uid: to, linked: { name: uid } }]);
      // The second log-in finds the same account; who has left the group has the role no more.
      await slapd.asAdmin(client => client.del(`cn=teachers-${uid},ou=groups,${base}`));
      const again = (await logIn(uid, passwordOf(uid))).body;
      expect([again.profile.uid, again.is_student, again.is_teacher]).toEqual([body.profile.uid, true, false]);
    });
    it('and logs in twice in the same moment, has one account', async () => {
      const uid = uidOf('twice');
      await slapd.addPerson(uid);
      await way({ opens_accounts: true });
      const answers = await Promise.all([logIn(uid, passwordOf(uid)), logIn(`${uid}@example.edu`, passwordOf(uid))]);
      const profiles = answers.filter(({ status }) => status === 200).map(({ body }) => body.profile.uid);
      expect(profiles.length).toBeGreaterThan(0);
      expect(new Set(profiles).size).toBe(1);
    });
    it('gets none where it does not, and one who is not in its group stays outside', async () => {
      const uid = uidOf('none');
      await slapd.addPerson(uid);
      await way();
      expect(refusal(await logIn(uid, passwordOf(uid)))).toBe('403 identity.way_nobody');
      await way({ opens_accounts: true, only_group: 'staff' });
      expect(refusal(await logIn(uid, passwordOf(uid)))).toBe('403 identity.way_not_in_group');
    });
    it('is not given an account whose address another has', async () => {
      const uid = uidOf('same');
      const other = await portal.settled();
      await slapd.addPerson(uid, { mail: `${other.login}@example.edu` });
      await way({ opens_accounts: true });
      expect(refusal(await logIn(uid, passwordOf(uid)))).toBe('409 identity.way_email_known');
    });
    it('is known by the log-in name only where the way says so, and then the portal’s password goes on until then', async () => {
      const one = await portal.settled();
      await slapd.addPerson(one.login);
      await way({ opens_accounts: true });
      // Nobody becomes somebody by having their name in the directory.
      expect(refusal(await logIn(one.login, passwordOf(one.login)))).toBe('422 identity.wrong_login_or_password');
      await way({ matches: 'login' });
      expect((await logIn(one.login, one.password)).status).toBe(200);
      const { body } = await logIn(one.login, passwordOf(one.login));
      expect(body.profile.uid).toBe(one.uid);
      expect(await portal.host.log.read(`account-${one.uid}`)).toContainEqual(
        expect.objectContaining({ type: 'WayLinked', data: expect.objectContaining({ linked_by: 'login' }) }),
      );
      expect(refusal(await logIn(one.login, one.password))).toBe('422 identity.wrong_login_or_password');
    });
    it.each(['*', '*)(uid=*', 'admin)(|(uid=*', '(objectClass=*)', String.raw`\2a`, 'a'.repeat(254)])(
      'is nobody with the log-in name «%s»',
      async name => {
        await way({ opens_accounts: true });
        const uid = uidOf('any');
        await slapd.addPerson(uid);
        expect(refusal(await logIn(name, passwordOf(uid)))).toBe('422 identity.wrong_login_or_password');
      },
    );
    it('and is away like everybody else where the directory is: the answer is the same for local people', async () => {
      const local = await portal.settled();
      await way({ opens_accounts: true, port: 1 });
      expect(refusal(await logIn('nobody-at-all', 'Wrong-2026'))).toBe('422 identity.wrong_or_unreachable');
      expect(refusal(await logIn(local.login, 'Wrong-2026'))).toBe('422 identity.wrong_or_unreachable');
      expect((await attempts()).length).toBeGreaterThan(0);
      expect((await logIn(local.login, local.password)).status).toBe(200);
    });
  });

  describe('one’s own link', () => {
    it('is made by who shows both passwords, and nobody else can have it', async () => {
      const to = await way();
      const uid = uidOf('own');
      await slapd.addPerson(uid);
      const [one, other] = [await portal.settled(), await portal.settled()];
      const link = (page: Client, password: string) => page.post(`/user/linked_ways/${to}/`, { login: uid, password });
      expect(refusal(await link(one.page, 'Wrong-2026'))).toBe('422 identity.wrong_login_or_password');
      expect((await link(one.page, passwordOf(uid))).status).toBe(200);
      expect(refusal(await link(other.page, passwordOf(uid)))).toBe('409 identity.way_taken');
      expect((await logIn(uid, passwordOf(uid))).body.profile.uid).toBe(one.uid);
      expect((await one.page.post(`/user/linked_ways/${to}/remove/`)).status).toBe(200);
      expect(refusal(await one.page.post(`/user/linked_ways/${to}/remove/`))).toBe('404 identity.way_not_linked');
      expect((await link(other.page, passwordOf(uid))).status).toBe(200);
    });
    it('that an administrator makes needs somebody there', async () => {
      const to = await way();
      const one = await portal.settled();
      const link = (login: string) => admin.post(`/identity/accounts/${one.uid}/link_directory/`, { way: to, login });
      expect(refusal(await link('not-there'))).toBe('404 identity.directory_person_not_found');
      expect(refusal(await link('*'))).toBe('404 identity.directory_person_not_found');
    });
  });

  describe('the nightly comparison', () => {
    it('disables who has left, ends their sessions, and never more than its share', async () => {
      const to = await way({ opens_accounts: true, closes_left: true, closes_at_most: 30 });
      const uids = Array.from({ length: 10 }, () => uidOf('night'));
      const pages = new Map<string, Client>();
      for (const uid of uids) {
        await slapd.addPerson(uid);
        const page = portal.browser();
        expect((await logIn(uid, passwordOf(uid), page)).status).toBe(200);
        pages.set(uid, page);
      }
      const check = async () => {
        await portal.host.waitForReadModels(await portal.host.log.head(), 5000);
        return checkDirectory(portal.host, await wayOf(portal.host, to), 'ru');
      };
      expect(await check()).toMatchObject({ checked: 10, missing: 0, closed: 0, stopped: false });
      const [first, ...others] = uids as [string, ...string[]];
      await slapd.asAdmin(client => client.del(dnOf(first)));
      expect(await check()).toMatchObject({ checked: 10, missing: 1, closed: 1, stopped: false });
      expect((await pages.get(first)!.get('/user/my_roles/')).body.profile).toBeNull();
      for (const uid of others.slice(0, 5)) await slapd.asAdmin(client => client.del(dnOf(uid)));
      expect(await check()).toMatchObject({ checked: 9, missing: 5, closed: 0, stopped: true });
      expect((await pages.get(others[0]!)!.get('/user/my_roles/')).body.profile.login).toBe(others[0]);
      expect((await admin.get(`/identity/ways_in/${to}/about/`)).body.checked).toMatchObject({
        missing: 5,
        stopped: true,
      });
      slapd.halt();
      try {
        await expect(check()).rejects.toThrow();
      } finally {
        slapd.go();
      }
      expect((await pages.get(others[0]!)!.get('/user/my_roles/')).body.profile.login).toBe(others[0]);
    });
  });

  describe('the connection', () => {
    const certificate = () => readFileSync(slapd.authority, 'utf8');
    const tried = async (uid: string, login = '') =>
      (await admin.post(`/identity/ways_in/${uid}/try/`, { login })).body;
    it.each([
      ['TLS from its start', () => ({ security: 'tls', port: slapd.tlsPort })],
      ['StartTLS', () => ({ security: 'starttls', port: slapd.port })],
    ])('may be %s, with a certificate of the university’s own', async (_what, to) => {
      const uid = uidOf('tls');
      await slapd.addPerson(uid);
      const without = await way({ ...to(), opens_accounts: true });
      expect(await tried(without)).toMatchObject({ ok: false, steps: [{ step: 'reached', ok: false }] });
      const trusted = await way({ ...to(), certificate: certificate(), opens_accounts: true });
      expect(await tried(trusted, uid)).toMatchObject({
        ok: true,
        person: { name: 'Каримова Айдана', email: `${uid}@example.edu`, disabled: false },
      });
      expect((await logIn(uid, passwordOf(uid))).status).toBe(200);
    });
    it('is told of step by step: a wrong secret, a place that is not there', async () => {
      const uid = await way();
      await admin.post(`/identity/ways_in/${uid}/secret/`, { secret: 'Wrong-2026' });
      expect(await tried(uid)).toMatchObject({
        ok: false,
        steps: [
          { step: 'reached', ok: true },
          { step: 'secret', ok: false },
        ],
      });
      const elsewhere = await way({ base: 'ou=nowhere,dc=example,dc=edu' });
      expect(await tried(elsewhere)).toMatchObject({
        ok: false,
        steps: [{ ok: true }, { ok: true }, { step: 'search', ok: false }],
      });
    });
    it('without protection leads to this machine alone', async () => {
      const uid = await way();
      expect(refusal(await admin.put(`/identity/ways_in/${uid}/`, { host: 'ldap.example.edu' }))).toBe(
        '422 ways.unprotected',
      );
    });
    it('is opened again where the directory was started anew', async () => {
      const one = await linkedPerson();
      expect((await logIn(one.login, one.there)).status).toBe(200);
      await slapd.stop();
      await slapd.start();
      expect((await logIn(one.login, one.there)).status).toBe(200);
    });
  });

  it('a password that was changed in the directory is the one that counts', async () => {
    const one = await linkedPerson();
    const userPassword = new Attribute({ type: 'userPassword', values: ['Changed-There-1'] });
    await slapd.asAdmin(client =>
      client.modify(dnOf(one.login), new Change({ operation: 'replace', modification: userPassword })),
    );
    expect(refusal(await logIn(one.login, one.there))).toBe('422 identity.wrong_login_or_password');
    expect((await logIn(one.login, 'Changed-There-1')).status).toBe(200);
  });
});

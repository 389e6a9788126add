import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../command-service/src/identity/testing/app-codes.ts';
import type { Client } from '../support/client.ts';
import { claimsFor, honest, startHostileServer, type Forging, type HostileServer } from '../support/hostile-openid.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
import { clientId, clientSecret, startOpenIdProvider, type OpenIdProvider } from '../support/openid-provider.ts';

let portal: IdentityPortal;
let admin: Client;
beforeAll(async () => {
  portal = await startIdentity();
  admin = await portal.signedIn('admin');
});
afterAll(() => portal?.stop());

const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
async function way(issuer: string, more: object = {}): Promise<string> {
  const { status, body } = await admin.post('/identity/ways_in/', {
    ...{
      name: inAll('Campus'),
      kind: 'openid',
      is_on: true,
      issuer,
      client_id: clientId,
      opens_accounts: true,
      ...more,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await admin.post(`/identity/ways_in/${body.uid}/secret/`, { secret: clientSecret })).status).toBe(200);
  return body.uid as string;
}
const change = (uid: string, to: object) => admin.put(`/identity/ways_in/${uid}/`, to);
/** Where the portal sends the browser. */
async function begin(page: Client, uid: string): Promise<string> {
  const { status, body } = await page.post(`/user/ways_in/${uid}/begin/`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.url as string;
}
/** What the page of the portal is given that the browser comes back to. */
async function backAt(page: Client, returned: string): Promise<Record<string, string>> {
  const { pathname, searchParams } = new URL(returned);
  const answer = await page.get(pathname.replace('/api/v1', ''), Object.fromEntries(searchParams));
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location')!;
  expect(location).toMatch(/^\/en\/user\/way-in\?/);
  return Object.fromEntries(new URL(location, portal.url).searchParams);
}
const finish = (page: Client, body: object) => page.post('/user/ways_in/finish/', body);

describe('a server of OpenID Connect', () => {
  let provider: OpenIdProvider;
  let uid: string;
  const named: Record<string, { preferred_username: string; email: string; email_verified: boolean; name: string }> =
    Object.fromEntries(
      ['first', 'second', 'third', 'leaver', 'other', 'factor', 'rotated', 'linker'].map(name => [
        name,
        { preferred_username: name, email: `${name}@example.edu`, email_verified: true, name: `${name} Person` },
      ]),
    );
  const people = {
    ...named,
    aidana: {
      ...{ preferred_username: 'aidana', email: 'aidana@example.edu', email_verified: true },
      ...{ family_name: 'Каримова', given_name: 'Айдана', groups: ['Teachers'] },
    },
    unverified: { preferred_username: 'unverified', email: 'office@example.edu', email_verified: false, name: 'Н Н' },
  };
  beforeAll(async () => {
    provider = await startOpenIdProvider(people);
    uid = await way(provider.issuer, {
      roles_by_group: [{ group: 'teachers', role: 'teacher' }],
      new_roles: ['student'],
    });
    const { addresses } = (await admin.get(`/identity/ways_in/${uid}/about/`)).body;
    await provider.register(Object.fromEntries(addresses.map(({ name, url }: any) => [name, url])) as any);
  });
  afterAll(() => provider?.stop());

  /** Logs in there and here. */
  async function come(who: string, page = portal.browser(), there = provider.browser(who)) {
    const returned = await there.follow(await begin(page, uid));
    return { page, there, answer: await finish(page, await backAt(page, returned)) };
  }

  it('is found by its address alone, and tried before it is switched on', async () => {
    expect((await admin.post(`/identity/ways_in/${uid}/try/`, {})).body).toMatchObject({
      ok: true,
      steps: [
        { step: 'discovery', ok: true, detail: provider.issuer },
        { step: 'keys', ok: true },
        { step: 'secret', ok: true },
      ],
    });
  });
  it('is asked with PKCE, a state and a nonce, of which each log-in has its own', async () => {
    const [one, other] = [new URL(await begin(portal.browser(), uid)), new URL(await begin(portal.browser(), uid))];
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name), name).not.toBe(other.searchParams.get(name));
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
    expect(one.searchParams.get('response_type')).toBe('code');
  });
  it('opens an account for who comes for the first time, and knows them again', async () => {
    const { answer } = await come('aidana');
    expect([answer.status, answer.body.linked]).toEqual([200, false]);
    expect(answer.body.session).toMatchObject({
      profile: { login: 'aidana', email: 'aidana@example.edu', last_name: 'Каримова', first_name: 'Айдана' },
      is_student: true,
      is_teacher: true,
      must_create_password: false,
    });
    const again = await come('aidana');
    expect(again.answer.body.session.profile.uid).toBe(answer.body.session.profile.uid);
    expect((await portal.host.log.read(`account-${answer.body.session.profile.uid}`)).at(-1)).toMatchObject({
      type: 'LoginSucceeded',
      data: { way: uid },
    });
  });
  it('is believed about an address only where it has verified it: nobody gets an account of that address', async () => {
    await change(uid, { matches: 'email' });
    const { answer } = await come('unverified');
    expect([answer.status, answer.body.session?.profile.email]).toEqual([200, '']);
    const one = await portal.settled();
    named['first']!.email = `${one.login}@example.edu`;
    const found = await come('first');
    expect(found.answer.body.session.profile.uid).toBe(one.uid);
    await change(uid, { matches: 'nothing' });
  });
  it('does not give the account of an address by itself: its owner links it', async () => {
    const one = await portal.settled();
    named['second']!.email = `${one.login}@example.edu`;
    expect(refusal((await come('second')).answer)).toBe('409 identity.way_email_known');
    const there = provider.browser('second');
    const { url } = (await one.page.post(`/user/linked_ways/${uid}/begin/`)).body;
    const answer = await finish(one.page, await backAt(one.page, await there.follow(url)));
    expect([answer.status, answer.body.linked]).toEqual([200, true]);
    expect((await come('second')).answer.body.session.profile.uid).toBe(one.uid);
    expect((await one.page.get('/user/linked_ways/')).body).toMatchObject([{ uid, linked: { name: 'second' } }]);
  });
  it('is linked with one account alone', async () => {
    await come('linker');
    const one = await portal.settled();
    const { url } = (await one.page.post(`/user/linked_ways/${uid}/begin/`)).body;
    const answer = await finish(one.page, await backAt(one.page, await provider.browser('linker').follow(url)));
    expect(refusal(answer)).toBe('409 identity.way_taken');
  });
  it('brings a link only to the session that began it', async () => {
    const [one, other] = [await portal.settled(), await portal.settled()];
    const { url } = (await one.page.post(`/user/linked_ways/${uid}/begin/`)).body;
    const given = await backAt(one.page, await provider.browser('third').follow(url));
    // Somebody else logs in to the same browser meanwhile.
    await one.page.post('/user/login/', { login: other.login, password: other.password });
    expect(refusal(await finish(one.page, given))).toBe('403 identity.way_begin_again');
  });
  it('lets in nobody without an account where the way does not open them', async () => {
    await change(uid, { opens_accounts: false });
    expect(refusal((await come('third')).answer)).toBe('403 identity.way_nobody');
    await change(uid, { opens_accounts: true, only_group: 'staff' });
    expect(refusal((await come('third')).answer)).toBe('403 identity.way_not_in_group');
    await change(uid, { only_group: null });
  });
  it('is no way round the portal’s second factor, unless the way says that it sees to one', async () => {
    const { page, answer } = await come('factor');
    const { login, email } = answer.body.session.profile;
    expect(email).toBe('factor@example.edu');
    const account = answer.body.session.profile.uid;
    const reset = (await admin.post(`/identity/accounts/${account}/reset_password/`)).body;
    const first = await portal.signedIn(login, reset.temporary_password);
    await first.post('/user/create_new_password/', { new_password: 'Settled-2026', confirmation: 'Settled-2026' });
    const { secret, factor } = (await first.post('/user/second_factor/totp/', { current_password: 'Settled-2026' }))
      .body;
    const code = () => codeOf(secret, portal.clock.now());
    await first.post('/user/second_factor/totp/confirm/', { factor, name: 'Phone', code: code() });
    portal.clock.advance(60_000);
    const asked = await come('factor', page);
    expect(asked.answer.body.session).toMatchObject({ must_prove: true, profile: null });
    expect((await page.post('/user/login/code/', { code: code(), remember: false })).body.profile.uid).toBe(account);
    await change(uid, { asks_factor: false });
    const vouched = await come('factor');
    expect(vouched.answer.body.session).toMatchObject({ must_prove: false, profile: { uid: account } });
    expect((await portal.host.log.read(`account-${account}`)).at(-1)).toMatchObject({ data: { proof: 'way' } });
    await change(uid, { asks_factor: true });
  });
  it('may change its keys: a log-in with the new ones works at once', async () => {
    await come('rotated');
    await provider.rotate();
    expect((await come('rotated')).answer.status).toBe(200);
  });
  it('is left together with the portal, and ends the session here when it is left there', async () => {
    const { page, there, answer } = await come('leaver');
    const elsewhere = await come('leaver');
    expect(answer.status).toBe(200);
    const { go } = (await page.post('/user/logout/')).body;
    expect(new URL(go).origin).toBe(provider.issuer);
    expect(new URL(go).searchParams.get('post_logout_redirect_uri')).toBe(`${portal.url}/`);
    expect((await elsewhere.page.get('/user/my_roles/')).body.profile?.login).toBe('leaver');
    expect(await there.leave(go)).toBe(`${portal.url}/`);
    // The other browser's session was begun there too, with another `sid`: it stays until that one is left.
    expect((await elsewhere.page.get('/user/my_roles/')).body.profile?.login).toBe('leaver');
    const third = await come('leaver');
    const left = await third.page.post('/user/logout/');
    const kept = await come('leaver', portal.browser(), third.there);
    await third.there.leave(left.body.go);
    await expect.poll(async () => (await kept.page.get('/user/my_roles/')).body.profile).toBeNull();
  });
  it('a password log-in is left without going anywhere', async () => {
    const { page } = await portal.settled();
    expect((await page.post('/user/logout/')).body).toEqual({ go: null });
  });

  describe('what comes back', () => {
    it('is good once, and in the browser that began alone', async () => {
      const page = portal.browser();
      const given = await backAt(page, await provider.browser('other').follow(await begin(page, uid)));
      expect(refusal(await finish(portal.browser(), given))).toBe('403 identity.way_begin_again');
      expect((await finish(page, given)).status).toBe(200);
      expect(refusal(await finish(page, given))).toBe('403 identity.way_begin_again');
    });
    it('is good for ten minutes', async () => {
      const page = portal.browser();
      const given = await backAt(page, await provider.browser('other').follow(await begin(page, uid)));
      portal.clock.advance(10 * 60_000);
      expect(refusal(await finish(page, given))).toBe('403 identity.way_begin_again');
    });
    it.each([
      ['another code', { code: 'invented' }],
      ['an error', { error: 'access_denied' }],
    ])('is refused with %s', async (_what, more) => {
      const page = portal.browser();
      const given = await backAt(page, await provider.browser('other').follow(await begin(page, uid)));
      expect(refusal(await finish(page, { ...given, ...more }))).toBe('403 identity.way_refused');
    });
    it('is refused where another page of the browser’s sends it', async () => {
      const page = portal.browser();
      const given = await backAt(page, await provider.browser('other').follow(await begin(page, uid)));
      const foreign = await page.post('/user/ways_in/finish/', given, { 'sec-fetch-site': 'cross-site' });
      expect(refusal(foreign)).toBe('403 platform.csrf');
    });
    it.each([
      ['//evil.example', 'state'],
      ['\r\nSet-Cookie: a=b', 'state'],
      ['https://evil.example/', 'iss'],
      ['"><script>', 'error'],
    ])('leads to the portal’s own page alone, whatever it holds: %s', async (text, name) => {
      const answer = await portal.browser().get(`/user/ways_in/${uid}/callback/`, { [name]: text, next: text });
      const location = answer.headers.get('location')!;
      expect(location).toMatch(/^\/en\/user\/way-in\?[\w=%.~+*-]*$/);
      expect(new URL(location, portal.url).searchParams.get(name)).toBe(text);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });
  });
  it('that does not answer is said to be away', async () => {
    const gone = await way('http://127.0.0.1:1');
    expect(refusal(await portal.browser().post(`/user/ways_in/${gone}/begin/`))).toBe('503 identity.way_unreachable');
    await change(gone, { is_on: false });
    expect(refusal(await portal.browser().post(`/user/ways_in/${gone}/begin/`))).toBe('404 identity.way_not_found');
  });
});

describe('a server that lies', () => {
  let hostile: HostileServer;
  let uid: string;
  beforeAll(async () => {
    hostile = await startHostileServer();
    uid = await way(hostile.issuer);
  });
  afterAll(() => hostile?.stop());

  async function come(make: (forging: Forging) => Promise<string> | string) {
    hostile.answers(make);
    const page = portal.browser();
    const returned = await fetch(await begin(page, uid), { redirect: 'manual' });
    return { page, answer: await finish(page, await backAt(page, returned.headers.get('location')!)) };
  }
  it('is believed as long as it is honest', async () => expect((await come(honest)).answer.status).toBe(200));
  it.each<[string, (forging: Forging) => Promise<string> | string]>([
    ['no signature', forging => forging.unsigned(claimsFor(forging))],
    ['its public key taken for a secret', forging => forging.confuse(claimsFor(forging))],
    ['the key of somebody else', forging => forging.sign(claimsFor(forging), { by: 'stranger' })],
    ['a key that it has not published', forging => forging.sign(claimsFor(forging), { by: 'stranger', kid: 'new' })],
    ['the name of another issuer', forging => forging.sign({ ...claimsFor(forging), iss: 'https://evil.example' })],
    ['somebody else as the audience', forging => forging.sign({ ...claimsFor(forging), aud: 'another' })],
    [
      'two audiences and no word for which of them',
      forging => forging.sign({ ...claimsFor(forging), aud: ['portal', 'x'], azp: 'x' }),
    ],
    ['the nonce of another log-in', forging => forging.sign({ ...claimsFor(forging), nonce: 'another' })],
    ['no nonce', forging => forging.sign({ ...claimsFor(forging), nonce: undefined })],
    [
      'an end that is over',
      forging => forging.sign({ ...claimsFor(forging), exp: forging.now - 3600, iat: forging.now - 7200 }),
    ],
    ['nobody in it', forging => forging.sign({ ...claimsFor(forging), sub: undefined })],
    ['no token', () => 'nonsense'],
  ])('is not believed with %s', async (_what, make) =>
    expect(refusal((await come(make)).answer)).toBe('403 identity.way_refused'),
  );
  it('is not the one that is meant where it says that it is another', async () => {
    hostile.claimsToBe('https://id.example.edu');
    const other = await way(hostile.issuer);
    expect((await admin.post(`/identity/ways_in/${other}/try/`, {})).body).toMatchObject({ ok: false });
    expect((await portal.browser().post(`/user/ways_in/${other}/begin/`)).status).not.toBe(200);
    hostile.claimsToBe(null);
  });

  describe('that says somebody has left', () => {
    const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const token = (): Record<string, unknown> => ({
      ...{
        iss: hostile.issuer,
        aud: clientId,
        sub: 'somebody',
        iat: hostile.forging.now,
        exp: hostile.forging.now + 60,
      },
      ...{ jti: crypto.randomUUID(), events: event },
    });
    const tell = (logout_token: string, to = uid) =>
      fetch(`${portal.url}/api/v1/user/ways_in/${to}/backchannel_logout/`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token }),
      });
    const codeOfAnswer = async (answer: Response): Promise<string> =>
      `${answer.status} ${(await answer.json()).error?.code}`;
    it('ends their sessions, once for each token', async () => {
      const { page } = await come(honest);
      const signed = await hostile.forging.sign(token());
      expect((await tell(signed)).status).toBe(200);
      expect((await page.get('/user/my_roles/')).body.profile).toBeNull();
      expect(await codeOfAnswer(await tell(signed))).toBe('403 identity.way_refused');
    });
    it.each<[string, () => Promise<string> | string]>([
      ['no signature', () => hostile.forging.unsigned(token())],
      ['its public key taken for a secret', () => hostile.forging.confuse(token())],
      ['the key of somebody else', () => hostile.forging.sign(token(), { by: 'stranger' })],
      ['a nonce, as a log-in has', () => hostile.forging.sign({ ...token(), nonce: 'n' })],
      ['no event', () => hostile.forging.sign({ ...token(), events: undefined })],
      ['no name of its own', () => hostile.forging.sign({ ...token(), jti: undefined })],
      ['nobody who left', () => hostile.forging.sign({ ...token(), sub: undefined })],
      ['another audience', () => hostile.forging.sign({ ...token(), aud: 'another' })],
      [
        'an hour behind it',
        () => hostile.forging.sign({ ...token(), iat: hostile.forging.now - 3600, exp: hostile.forging.now + 60 }),
      ],
    ])('ends nothing with %s', async (_what, make) => {
      const { page, answer } = await come(honest);
      expect(answer.status).toBe(200);
      expect(await codeOfAnswer(await tell(await make()))).toBe('403 identity.way_refused');
      expect((await page.get('/user/my_roles/')).body.profile).not.toBeNull();
    });
    it('ends nothing of another way', async () => {
      const { page } = await come(honest);
      const other = await way(hostile.issuer);
      expect((await tell(await hostile.forging.sign(token()), other)).status).toBe(200);
      expect((await page.get('/user/my_roles/')).body.profile).not.toBeNull();
    });
  });
});

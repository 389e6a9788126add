import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
import { startSamlProvider, transient, type Said, type SamlProvider } from '../support/saml-provider.ts';

let portal: IdentityPortal;
let admin: Client;
let provider: SamlProvider;
let uid: string;
/** What the provider has been given of the portal. */
let known: string;
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const change = (to: object) => admin.put(`/identity/ways_in/${uid}/`, to);

async function way(more: object): Promise<string> {
  const { status, body } = await admin.post('/identity/ways_in/', {
    ...{ name: inAll('SAML'), kind: 'saml', is_on: true, opens_accounts: true, new_roles: ['student'], ...more },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.uid as string;
}
beforeAll(async () => {
  portal = await startIdentity();
  admin = await portal.signedIn('admin');
  provider = await startSamlProvider();
  uid = await way({ metadata_url: provider.metadataUrl });
  known = String((await portal.browser().get(`/user/ways_in/${uid}/metadata/`)).body);
});
afterAll(async () => {
  await portal?.stop();
  await provider?.stop();
});

const personOf = (name: string): Partial<Said> => ({
  name,
  attributes: {
    uid: name,
    mail: `${name}@example.edu`,
    sn: 'Каримова',
    givenName: 'Айдана',
    eduPersonAffiliation: ['Staff', 'member'],
  },
});
const begin = async (page: Client): Promise<string> => {
  const { status, body } = await page.post(`/user/ways_in/${uid}/begin/`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.url as string;
};
/** As the provider's page has the browser send it: from another address, without cookies that say who began. */
async function send(answer: { SAMLResponse: string; RelayState: string }): Promise<Record<string, string>> {
  const response = await fetch(`${portal.url}/api/v1/user/ways_in/${uid}/acs/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://id.example.edu', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(answer),
  });
  expect(response.status, await response.clone().text()).toBe(303);
  const location = response.headers.get('location')!;
  expect(location).toMatch(/^\/en\/user\/way-in\?state=[\w-]+&code=[\w-]+$/);
  return Object.fromEntries(new URL(location, portal.url).searchParams);
}
const finish = (page: Client, given: object) => page.post('/user/ways_in/finish/', given);
async function come(
  name: string,
  {
    page = portal.browser(),
    said = {},
    by = provider,
    edit = (xml: string) => xml,
  }: {
    page?: Client;
    said?: Partial<Said>;
    by?: SamlProvider;
    edit?: (xml: string) => string;
  } = {},
) {
  const answer = await by.answer(known, await begin(page), personOf(name), said);
  const xml = edit(Buffer.from(answer.SAMLResponse, 'base64').toString('utf8'));
  const given = await send({ ...answer, SAMLResponse: Buffer.from(xml).toString('base64') });
  return { page, given, xml, answer: await finish(page, given) };
}

describe('a server of SAML', () => {
  it('is read from its metadata, and tried', async () => {
    expect((await admin.post(`/identity/ways_in/${uid}/try/`, {})).body).toMatchObject({
      ok: true,
      steps: [
        { step: 'metadata', ok: true, detail: provider.issuer },
        { step: 'keys', ok: true, detail: '1' },
      ],
    });
  });
  it('learns from the portal who it is and where answers go', () => {
    expect(known).toContain(`entityID="${portal.url}/api/v1/user/ways_in/${uid}/metadata/"`);
    expect(known).toContain('WantAssertionsSigned="true"');
    expect(known).toMatch(/SingleLogoutService Binding="[^"]*HTTP-Redirect"/);
  });
  it('opens an account for who comes for the first time, and knows them again', async () => {
    const { answer } = await come('first');
    expect(answer.body.session).toMatchObject({
      profile: { login: 'first', email: 'first@example.edu', last_name: 'Каримова', first_name: 'Айдана' },
      is_student: true,
    });
    expect((await come('first')).answer.body.session.profile.uid).toBe(answer.body.session.profile.uid);
  });
  it('gives roles by what it says of people', async () => {
    await change({ roles_by_group: [{ group: 'staff', role: 'columnist' }] });
    expect((await come('grouped')).answer.body.session.is_columnist).toBe(true);
    await change({ roles_by_group: [] });
  });
  it('that calls people by another name each time has to say by what they are known', async () => {
    const said = { format: transient, name: 'random-1' };
    expect(refusal((await come('brief', { said })).answer)).toBe('403 identity.way_refused');
    const attributes = { ...personOf('brief').attributes, eduPersonPrincipalName: 'brief@example.edu' };
    const first = await come('brief', { said: { ...said, attributes } });
    const second = await come('brief', { said: { ...said, name: 'random-2', attributes } });
    expect(second.answer.body.session.profile.uid).toBe(first.answer.body.session.profile.uid);
  });
  it('may change its keys: an answer with the new ones is believed as soon as the metadata has them', async () => {
    await come('rotated');
    // Metadata is not read again and again for every wrong signature.
    await admin.post(`/identity/ways_in/${uid}/try/`, {});
    provider.rotate();
    await admin.post(`/identity/ways_in/${uid}/try/`, {});
    expect((await come('rotated')).answer.status).toBe(200);
  });
  it('is linked by who is logged in', async () => {
    const one = await portal.settled();
    const { url } = (await one.page.post(`/user/linked_ways/${uid}/begin/`)).body;
    const given = await send(await provider.answer(known, url, personOf('linked')));
    expect((await finish(one.page, given)).body.linked).toBe(true);
    expect((await come('linked')).answer.body.session.profile.uid).toBe(one.uid);
  });
});

describe('an answer of a server of SAML', () => {
  it('is good once, for the log-in that asked, and in its browser', async () => {
    const { page, given, answer } = await come('once');
    expect(answer.status).toBe(200);
    expect(refusal(await finish(page, given))).toBe('403 identity.way_begin_again');
    const other = portal.browser();
    const kept = await send(await provider.answer(known, await begin(other), personOf('once')));
    expect(refusal(await finish(portal.browser(), kept))).toBe('403 identity.way_begin_again');
  });
  it('that nobody has asked for is not kept', async () => {
    const answer = await provider.answer(known, await begin(portal.browser()), personOf('unasked'));
    const response = await fetch(`${portal.url}/api/v1/user/ways_in/${uid}/acs/`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...answer, RelayState: 'https://evil.example/' }),
    });
    expect([response.status, (await response.json()).error.code]).toEqual([403, 'identity.way_begin_again']);
  });
  it('to one log-in does not serve for another, whatever stands around it', async () => {
    const { xml } = await come('replayed');
    const [assertion] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)!;
    const { answer } = await come('other', {
      edit: fresh => fresh.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, () => assertion),
    });
    expect(refusal(answer)).toBe('403 identity.way_refused');
  });
  it('says of whom it is whatever comments are put into the name', async () => {
    const { answer } = await come('comment@example.edu', {
      said: { attributes: {} },
      edit: xml => xml.replace('comment@example.edu</saml:NameID>', 'comment<!-- x -->@example.edu</saml:NameID>'),
    });
    if (answer.status === 200) expect(answer.body.session.profile.login).not.toBe('comment');
    else expect(refusal(answer)).toBe('403 identity.way_refused');
  });

  const evil = (xml: string): string =>
    /<saml:Assertion[\s\S]*<\/saml:Assertion>/
      .exec(xml)![0]
      .replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')
      .replaceAll('wrapped', 'rector');
  const original = (xml: string): string => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
  it.each<[string, (xml: string) => string]>([
    ['another name in it', xml => xml.replaceAll('wrapped', 'rector')],
    ['no signature', xml => xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')],
    [
      'a forged assertion before the signed one',
      xml => xml.replace('<saml:Assertion', () => `${evil(xml).replace(/ID="_a/, 'ID="_e')}<saml:Assertion`),
    ],
    [
      'a forged assertion in place of the signed one, which stands in an extension',
      xml =>
        xml
          .replace(original(xml), () => evil(xml).replace(/ID="_a/, 'ID="_e'))
          .replace('<samlp:Status>', () => `<samlp:Extensions>${original(xml)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      'a forged assertion of the same ID around the signed one',
      xml =>
        xml.replace(original(xml), () =>
          evil(xml).replace('</saml:Issuer>', () => `</saml:Issuer><saml:Advice>${original(xml)}</saml:Advice>`),
        ),
    ],
    [
      'the signed assertion in the signature of a forged one',
      xml => {
        const [signature] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml)!;
        const bare = original(xml).replace(signature, '');
        return xml.replace(original(xml), () =>
          evil(xml).replace(
            '</saml:Issuer>',
            () =>
              `</saml:Issuer>${signature.replace('</ds:Signature>', () => `<ds:Object>${bare}</ds:Object></ds:Signature>`)}`,
          ),
        );
      },
    ],
    ['a shared secret in place of a key', xml => xml.replace(/xmldsig-more#rsa-sha256/, 'xmldsig-more#hmac-sha256')],
    ['an old hash', xml => xml.replace(/xmlenc#sha256/, 'xmldsig#sha1')],
    ['a document type', xml => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}`],
    ['nothing that is XML', () => 'nonsense'],
  ])('is not believed with %s', async (_what, edit) =>
    expect(refusal((await come('wrapped', { edit })).answer)).toBe('403 identity.way_refused'),
  );
  it.each<[string, Partial<Said>]>([
    ['another audience', { audience: 'https://other.example' }],
    ['another recipient', { recipient: 'https://other.example/acs' }],
    ['another issuer', { issuer: 'https://other.example' }],
    ['an end that is over', { from: new Date(Date.now() - 600_000), until: new Date(Date.now() - 300_000) }],
    ['a beginning to come', { from: new Date(Date.now() + 300_000), until: new Date(Date.now() + 600_000) }],
    ['another request that it answers', { request: '_other', answers: '_other' }],
    ['no request that it answers', { request: '' }],
  ])('is not believed with %s', async (_what, said) =>
    expect(refusal((await come('wrapped', { said })).answer)).toBe('403 identity.way_refused'),
  );
  it('is not believed of somebody else who says that they are the server', async () =>
    expect(refusal((await come('wrapped', { by: provider.impostor() })).answer)).toBe('403 identity.way_refused'));
});

describe('leaving', () => {
  it('leads to the server, and the server’s word ends the sessions here', async () => {
    const { page } = await come('leaver');
    const { go } = (await page.post('/user/logout/')).body;
    expect(new URL(go).searchParams.get('SAMLRequest')).toBeTruthy();
    const kept = await come('leaver');
    const told = new URL(provider.leave(known, 'leaver'));
    const answer = await fetch(`${portal.url}${told.pathname}${told.search}`, { redirect: 'manual' });
    expect([answer.status, new URL(answer.headers.get('location')!).pathname]).toEqual([303, '/slo']);
    expect((await kept.page.get('/user/my_roles/')).body.profile).toBeNull();
  });
  it('is nobody’s word without a signature, with another one, or with something beside it', async () => {
    const { page } = await come('stayer');
    const told = new URL(provider.leave(known, 'stayer'));
    const tries = [
      told.search.replace(/&Signature=[^&]*/, ''),
      told.search.replace(/&SigAlg=[^&]*/, '&SigAlg=http%3A%2F%2Fwww.w3.org%2F2000%2F09%2Fxmldsig%23rsa-sha1'),
      `${told.search}&SAMLRequest=x`,
      new URL(provider.impostor().leave(known, 'stayer')).search,
    ];
    for (const search of tries) {
      const answer = await fetch(`${portal.url}${told.pathname}${search}`, { redirect: 'manual' });
      expect([answer.status, (await answer.json()).error.code], search.slice(-60)).toEqual([
        403,
        'identity.way_refused',
      ]);
    }
    expect((await page.get('/user/my_roles/')).body.profile?.login).toBe('stayer');
  });
});

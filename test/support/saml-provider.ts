import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';

// Whether XML has the shape of its schema is not what is tried here.
setSchemaValidator({ validate: async () => 'skipped' });

/** What an assertion says; a test changes some of it to make one that nobody may believe. */
export interface Said {
  issuer: string;
  audience: string;
  recipient: string;
  request: string;
  answers: string;
  name: string;
  format: string;
  session: string;
  from: Date;
  until: Date;
  attributes: Readonly<Record<string, string | readonly string[]>>;
}
export interface SamlProvider {
  issuer: string;
  metadataUrl: string;
  metadata(): string;
  /** Reads the portal's request, and answers as the form field that the browser would send. `change`: what it says instead. */
  answer(
    portalMetadata: string,
    address: string,
    person: Partial<Said>,
    change?: Partial<Said>,
  ): Promise<{ SAMLResponse: string; RelayState: string }>;
  /** The address by which the browser tells the portal that this person leaves. */
  leave(portalMetadata: string, name: string): string;
  /** Another key and certificate, as after a rotation. */
  rotate(): void;
  /** Somebody who says that they are this provider, with a key of their own. */
  impostor(): SamlProvider;
  stop(): Promise<void>;
}

interface Pair {
  key: string;
  certificate: string;
}
function newPair(): Pair {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-saml-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    '3',
    '-subj',
    '/CN=provider of a test',
  ];
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' });
  const pair = { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
export const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An answer as Shibboleth and its like write them. */
function written(id: string, said: Said): string {
  const attributes = Object.entries(said.attributes)
    .map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${[values]
          .flat()
          .map(value => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    )
    .join('');
  const [now, from, until] = [new Date(), said.from, said.until].map(one => one.toISOString());
  const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
  const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
  const inResponse = said.request ? ` InResponseTo="${said.request}"` : '';
  return [
    `<samlp:Response xmlns:samlp="${protocol}" xmlns:saml="${saml}" ID="_r${id}" Version="2.0" IssueInstant="${now}"`,
    ` Destination="${said.recipient}" InResponseTo="${said.answers}"><saml:Issuer>${said.issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion xmlns:saml="${saml}" ID="_a${id}" Version="2.0" IssueInstant="${now}">`,
    `<saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${said.format}">${escaped(said.name)}`,
    `</saml:NameID><saml:SubjectConfirmation Method="${bearer}"><saml:SubjectConfirmationData NotOnOrAfter="${until}"`,
    ` Recipient="${said.recipient}"${inResponse}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction>`,
    `<saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${now}" SessionIndex="${said.session}"><saml:AuthnContext>`,
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>',
    '</saml:AuthnContext></saml:AuthnStatement>',
    `<saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion></samlp:Response>`,
  ].join('');
}

/** A provider of SAML 2.0 (samlify) with its metadata at an address of this machine. */
export async function startSamlProvider(): Promise<SamlProvider> {
  let pair = newPair();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(self.metadata());
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self = providerOf(issuer, () => pair);
  self.rotate = () => {
    pair = newPair();
  };
  self.stop = () =>
    new Promise(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return self;
}

function providerOf(issuer: string, pair: () => Pair): SamlProvider {
  let made = 0;
  const provider = () =>
    IdentityProvider({
      entityID: `${issuer}/metadata`,
      privateKey: pair().key,
      signingCert: pair().certificate,
      isAssertionEncrypted: false,
      wantAuthnRequestsSigned: false,
      requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      nameIDFormat: [persistent],
      singleSignOnService: [{ Binding: redirect, Location: `${issuer}/sso` }],
      singleLogoutService: [{ Binding: redirect, Location: `${issuer}/slo` }],
      loginResponseTemplate: { context: '', attributes: [] },
    });
  const portalOf = (metadata: string) => ServiceProvider({ metadata, wantLogoutRequestSigned: true });
  return {
    issuer: `${issuer}/metadata`,
    metadataUrl: `${issuer}/metadata`,
    metadata: () => provider().getMetadata(),
    async answer(portalMetadata, address, person, change = {}) {
      const portal = portalOf(portalMetadata);
      const query = Object.fromEntries(new URL(address).searchParams);
      const info = await provider().parseLoginRequest(portal, 'redirect', { query });
      const request = String((info.extract as any).request.id);
      const now = Date.now();
      const said: Said = {
        ...{ issuer: `${issuer}/metadata`, audience: /entityID="([^"]+)"/.exec(portalMetadata)![1]! },
        recipient: /AssertionConsumerService[^>]*Location="([^"]+)"/.exec(portalMetadata)![1]!,
        ...{ request, answers: request, name: 'nobody', format: persistent, session: `s${++made}`, attributes: {} },
        ...{ from: new Date(now - 5000), until: new Date(now + 120_000) },
        ...person,
        ...change,
      };
      const id = `${now}${made}`;
      const { context } = await provider().createLoginResponse(
        portal,
        info as never,
        'post',
        {},
        {
          customTagReplacement: () => ({ id: `_r${id}`, context: written(id, said) }),
        },
      );
      return { SAMLResponse: context, RelayState: query['RelayState']! };
    },
    leave: (portalMetadata, name) =>
      provider().createLogoutRequest(portalOf(portalMetadata), 'redirect', { logoutNameID: name }).context,
    rotate: () => undefined,
    impostor() {
      const own = newPair();
      return providerOf(issuer, () => own);
    },
    stop: async () => undefined,
  };
}

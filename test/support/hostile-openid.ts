import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { clientId } from './openid-provider.ts';

/** What comes with a token: keys of the server, one that it does not know, and what the portal asked with. */
export interface Forging {
  issuer: string;
  nonce: string;
  now: number;
  /** Signs as the server does; `by`: with a key that nobody has published. */
  sign(claims: JWTPayload, more?: { by?: 'stranger'; kid?: string }): Promise<string>;
  /** Signed with the server's public key as if it were a shared secret. */
  confuse(claims: JWTPayload): string;
  /** `alg: none`. */
  unsigned(claims: JWTPayload): string;
}
export interface HostileServer {
  issuer: string;
  forging: Forging;
  /** What the next log-in is answered with in the place of an honest token. */
  answers(make: (forging: Forging) => Promise<string> | string): void;
  /** What the server says its issuer is. */
  claimsToBe(issuer: string | null): void;
  stop(): Promise<void>;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A server that speaks OpenID Connect and lies: for every lie the portal has to say no. */
export async function startHostileServer(): Promise<HostileServer> {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const kid = 'own';
  const keys = [{ ...(await exportJWK(own.publicKey)), kid, use: 'sig', alg: 'RS256' }];
  const shared = await exportSPKI(own.publicKey);
  let make: (forging: Forging) => Promise<string> | string = honest;
  let pretended: string | null = null;
  let nonce = '';
  let issuer = '';
  const forging = (): Forging => ({
    issuer,
    nonce,
    now: Math.floor(Date.now() / 1000),
    sign: (claims, { by, kid: named = kid } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: named }).sign((by ? stranger : own).privateKey),
    confuse(claims) {
      const signed = `${part({ alg: 'HS256', kid })}.${part(claims)}`;
      return `${signed}.${createHmac('sha256', shared).update(signed).digest('base64url')}`;
    },
    unsigned: claims => `${part({ alg: 'none' })}.${part(claims)}.`,
  });
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url!, issuer);
    const json = (body: unknown): void => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer: pretended ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      });
    if (pathname === '/keys') return json({ keys });
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce')!;
      response.writeHead(302, {
        location: `${searchParams.get('redirect_uri')}?code=code&state=${searchParams.get('state')}`,
      });
      return void response.end();
    }
    void Promise.resolve(make(forging())).then(id_token =>
      json({ access_token: 'access', token_type: 'Bearer', id_token }),
    );
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    get forging() {
      return forging();
    },
    answers: given => void (make = given),
    claimsToBe: given => void (pretended = given),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Claims that would be believed. */
export const claimsFor = ({ issuer, nonce, now }: Pick<Forging, 'issuer' | 'nonce' | 'now'>): JWTPayload => ({
  ...{ iss: issuer, aud: clientId, sub: 'somebody', iat: now, exp: now + 300, nonce },
});
export const honest = (forging: Forging): Promise<string> => forging.sign(claimsFor(forging));

import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { buildEndSessionUrl } from 'openid-client';
import { endWaySessions, type WaySession } from '../sessions.ts';
import type { Way } from '../way.ts';
import { refusedBy } from '../refused.ts';
import { clientOf, metadataOf, portalOf } from './server.ts';

/** Where the browser goes to leave the server's own session, too; null where the server has no such place. */
export async function endSession(host: Host, way: Way, { id_token }: WaySession): Promise<string | null> {
  const config = await clientOf(host, way);
  if (!id_token || !config.serverMetadata().end_session_endpoint) return null;
  return buildEndSessionUrl(config, {
    id_token_hint: id_token,
    post_logout_redirect_uri: `${portalOf(host)}/`,
  }).href;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures with the server's own keys alone: with a shared secret, or without one, a token is nobody's word. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const maxAge = 300;

/** Tokens that have ended sessions are good once. */
export const logoutTokensTable = `
create table if not exists identity.way_logout_tokens (
  way uuid not null,
  jti text not null,
  until timestamptz not null,
  primary key (way, jti)
);`;

/** The server says that somebody has left it (OpenID Connect Back-Channel Logout 1.0 §2.6); answers how many sessions ended here. */
export async function leftThere(host: Host, way: Way, token: string): Promise<number> {
  const { sub, sid, jti, events, nonce } = await verified(host, way, token);
  const names = events as Record<string, unknown> | undefined;
  const about = { subject: sub ?? null, sid: typeof sid === 'string' ? sid : null };
  const isOne =
    typeof names?.[event] === 'object' && nonce === undefined && typeof jti === 'string' && jti.length <= 200;
  if (!isOne || (about.subject === null && about.sid === null)) throw new Refused(reject('identity.way_refused'));
  const { rowCount } = await host.pool.query(
    `with old as (delete from identity.way_logout_tokens where until < $3)
     insert into identity.way_logout_tokens (way, jti, until)
     values ($1, $2, $3::timestamptz + make_interval(secs => $4)) on conflict do nothing`,
    [way.uid, jti, host.clock.now(), 2 * maxAge],
  );
  if (rowCount !== 1) throw new Refused(reject('identity.way_refused'));
  return endWaySessions(host, way.uid, about);
}

async function verified(host: Host, way: Way, token: string): Promise<JWTPayload> {
  try {
    const { issuer, jwks_uri } = await metadataOf(host, way);
    const keys = createRemoteJWKSet(new URL(jwks_uri!), { timeoutDuration: 5000 });
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: way.client_id!,
      algorithms,
      maxTokenAge: maxAge,
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) {
      host.logger.warn({ err: error, way: way.uid }, 'a log-out that a server of the university cannot have sent');
      throw new Refused(reject('identity.way_refused'));
    }
    throw refusedBy(host, way, error);
  }
}

import type { CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Come, Proven } from '../arrive.ts';
import type { Way } from '../way.ts';
import { refusedBy } from '../refused.ts';
import { callbackOf, clientOf, metadataOf } from './server.ts';
import { keepTry, type Try } from '../tries.ts';

/** Where the browser goes: with PKCE, a state and a nonce, of which only this browser's log-in knows. */
export async function begin(
  call: Pick<CallContext, 'host' | 'locale' | 'raw'>,
  way: Way,
  linking: Try['linking'],
): Promise<string> {
  const { host } = call;
  try {
    const config = await clientOf(host, way);
    const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
    const url = buildAuthorizationUrl(config, {
      redirect_uri: callbackOf(host, way.uid),
      scope: scopeOf((await metadataOf(host, way)).scopes_supported),
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    await keepTry(call, state, { way: way.uid, secrets: { nonce, verifier }, linking });
    return url.href;
  } catch (error) {
    throw refusedBy(host, way, error);
  }
}

const scopeOf = (supported: readonly string[] | undefined): string =>
  ['openid', 'profile', 'email', ...(supported?.includes('groups') ? ['groups'] : [])].join(' ');

/** Who it is that the server has sent back with a code; throws `identity.way_refused` unless everything about the answer holds. */
export async function comeBack(
  host: Host,
  way: Way,
  { state, code, iss }: { state: string; code: string; iss?: string | undefined },
  { secrets: { nonce, verifier } }: Try,
): Promise<Come> {
  try {
    const config = await clientOf(host, way);
    const url = new URL(callbackOf(host, way.uid));
    for (const [name, value] of Object.entries({ state, code, iss }))
      if (value !== undefined) url.searchParams.set(name, value);
    const tokens = await authorizationCodeGrant(config, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const more = config.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
    return {
      proven: provenBy(way, { ...more, ...claims }),
      session: {
        way: way.uid,
        subject: claims.sub,
        ...(typeof claims['sid'] === 'string' ? { sid: claims['sid'] } : {}),
        ...(tokens.id_token && tokens.id_token.length < 4000 ? { id_token: tokens.id_token } : {}),
      },
    };
  } catch (error) {
    throw refusedBy(host, way, error);
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Claims as a way in knows people. An address for which the server does not vouch counts for nothing: anybody could have typed it there. */
export function provenBy(way: Way, claims: Readonly<Record<string, unknown>>): Proven {
  const groups = claims[way.groups_claim ?? 'groups'];
  const [first = '', ...rest] = text(claims['name']).split(/\s+/);
  return {
    way,
    subject: text(claims['sub']),
    login: text(claims['preferred_username']).toLowerCase(),
    email: claims['email_verified'] === true ? text(claims['email']).toLowerCase() : '',
    last_name: text(claims['family_name']) || rest.join(' '),
    first_name: text(claims['given_name']) || first,
    middle_name: text(claims['middle_name']),
    groups: (Array.isArray(groups) ? groups : [groups]).map(group => text(group).toLowerCase()).filter(Boolean),
  };
}

import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { Host } from '@portal/platform/service.ts';
import { portalOf } from '../openid/server.ts';
import type { Way } from '../way.ts';
import { readMetadata, type ServerMetadata } from './metadata.ts';

type Hosting = Pick<Host, 'dispatcher' | 'config' | 'url'>;

/** Milliseconds that the portal waits for metadata, that it believes it, and that it leaves it alone after it was read. */
const [patience, fresh, rest] = [5000, 10 * 60_000, 30_000];
const mostBytes = 1_000_000;

interface Known {
  from: string;
  at: number;
  metadata: Promise<ServerMetadata>;
}
const known = new WeakMap<Host['dispatcher'], Map<string, Known>>();

async function load(address: string): Promise<ServerMetadata> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > mostBytes) throw new Error(`${address} answers with too much`);
  return readMetadata(text);
}

/** What the server says of itself, as its address has it or as it was pasted. `anew`: its keys may have changed since it was read. */
export async function metadataOf({ dispatcher }: Hosting, way: Way, { anew = false } = {}): Promise<ServerMetadata> {
  if (!way.metadata_url) return readMetadata(way.metadata!);
  const all = known.get(dispatcher) ?? new Map<string, Known>();
  known.set(dispatcher, all);
  const kept = all.get(way.uid);
  if (kept?.from === way.metadata_url && performance.now() - kept.at < (anew ? rest : fresh)) return kept.metadata;
  const metadata = load(way.metadata_url);
  all.set(way.uid, { from: way.metadata_url, at: performance.now(), metadata });
  metadata.catch(() => all.delete(way.uid));
  return metadata;
}
export const forgetMetadata = ({ dispatcher }: Pick<Host, 'dispatcher'>, way: string): void =>
  void known.get(dispatcher)?.delete(way);

/** By what the server knows the portal: addresses of the way. */
export const addressOf = (
  host: Pick<Host, 'config' | 'url'>,
  way: string,
  what: 'metadata' | 'acs' | 'single_logout',
): string => `${portalOf(host)}/api/v1/user/ways_in/${way}/${what}/`;

/** Only what answers the request of this name is taken. */
const requests = (request: string): CacheProvider => ({
  saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
  getAsync: async key => (key === request ? new Date().toISOString() : null),
  removeAsync: async key => key,
});

/** The server as the library knows it. `request`: the name of the portal's request, to which an answer has to refer. */
export function samlOf(host: Pick<Host, 'config' | 'url'>, way: Way, metadata: ServerMetadata, request: string): SAML {
  return new SAML({
    ...{ entryPoint: metadata.log_in, idpIssuer: metadata.entity, idpCert: [...metadata.certificates] },
    ...{ issuer: addressOf(host, way.uid, 'metadata'), audience: addressOf(host, way.uid, 'metadata') },
    callbackUrl: addressOf(host, way.uid, 'acs'),
    logoutUrl: metadata.log_out ?? '',
    logoutCallbackUrl: addressOf(host, way.uid, 'single_logout'),
    // What is believed of an assertion is signed itself, whatever stands around it.
    ...{ wantAssertionsSigned: true, wantAuthnResponseSigned: false },
    ...{ identifierFormat: null, disableRequestedAuthnContext: true },
    ...{ acceptedClockSkewMs: 30_000, maxAssertionAgeMs: 5 * 60_000, requestIdExpirationPeriodMs: 15 * 60_000 },
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: requests(request),
    generateUniqueId: () => request,
  });
}

import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { refusedBy } from '../refused.ts';
import { endWaySessions, type WaySession } from '../sessions.ts';
import type { Way } from '../way.ts';
import { isDated } from './assertion.ts';
import { metadataOf, samlOf } from './server.ts';

const newName = (): string => `_${randomBytes(20).toString('hex')}`;

/** Where the browser goes to leave the server's own session, too; null where the server has no such place. */
export async function samlLogOut(
  host: Host,
  way: Way,
  { subject, sid, name_format }: WaySession,
): Promise<string | null> {
  const metadata = await metadataOf(host, way);
  if (!metadata.log_out || !subject) return null;
  const user = {
    issuer: metadata.entity,
    nameID: subject,
    nameIDFormat: name_format ?? '',
    ...(sid ? { sessionIndex: sid } : {}),
  };
  return samlOf(host, way, metadata, newName()).getLogoutUrlAsync(user, '', {});
}

/** Values of the address as they stand there, each once: what is signed is read, and nothing else. Null where something is missing or comes twice. */
export function signedQuery(
  search: string,
  what: 'SAMLRequest' | 'SAMLResponse',
): { raw: string; values: Record<string, string> } | null {
  const wanted = [what, 'RelayState', 'SigAlg', 'Signature'];
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean);
  const named = parts.map(part => part.slice(0, part.indexOf('=')));
  if (new Set(named).size !== named.length || named.some(name => !wanted.includes(name))) return null;
  if (![what, 'SigAlg', 'Signature'].every(name => named.includes(name))) return null;
  const raw = wanted.flatMap(name => parts.filter((_, at) => named[at] === name)).join('&');
  return { raw, values: Object.fromEntries(new URLSearchParams(raw)) };
}

const mostBytes = 100_000;
const algorithms = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/;

/**
 * The server has somebody leave (HTTP-Redirect): their sessions here end, and the browser goes back to it; or it says that somebody has left who had left here
 * before. Answers where the browser goes; null: to the log-in page. Without a signature it is nobody's word.
 */
export async function leftBySaml(host: Host, way: Way, search: string): Promise<string | null> {
  if (/(^|[?&])SAMLResponse=/.test(search)) return null;
  const query = signedQuery(search, 'SAMLRequest');
  if (!query || !algorithms.test(query.values['SigAlg']!)) throw new Refused(reject('identity.way_refused'));
  try {
    const xml = inflateRawSync(Buffer.from(query.values['SAMLRequest']!, 'base64'), { maxOutputLength: mostBytes });
    if (isDated(xml.toString('utf8'))) throw new Error('the request is written in an old way');
    const metadata = await metadataOf(host, way);
    const saml = samlOf(host, way, metadata, newName());
    const { profile } = await saml.validateRedirectAsync(query.values, query.raw);
    if (!profile?.nameID) throw new Error('the request names nobody');
    await endWaySessions(host, way.uid, { subject: profile.nameID, sid: profile.sessionIndex ?? null });
    return await saml.getLogoutResponseUrlAsync(profile, query.values['RelayState'] ?? '', {}, true);
  } catch (error) {
    throw refusedBy(host, way, error);
  }
}

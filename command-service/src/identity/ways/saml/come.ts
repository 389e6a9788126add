import type { Profile } from '@node-saml/node-saml';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { randomBytes } from 'node:crypto';
import type { Come, Proven } from '../arrive.ts';
import { refusedBy } from '../refused.ts';
import { keepTry, type Try } from '../tries.ts';
import type { Way } from '../way.ts';
import { takeAnswer } from './answers.ts';
import { isDated, isFor } from './assertion.ts';
import { addressOf, metadataOf, samlOf } from './server.ts';

/** Where the browser goes, with a request of which only this browser's log-in knows. */
export async function beginSaml(
  call: Pick<CallContext, 'host' | 'locale' | 'raw'>,
  way: Way,
  linking: Try['linking'],
): Promise<string> {
  const { host } = call;
  try {
    const request = `_${randomBytes(20).toString('hex')}`;
    const state = randomBytes(24).toString('base64url');
    const saml = samlOf(host, way, await metadataOf(host, way), request);
    const url = await saml.getAuthorizeUrlAsync(state, undefined, {});
    await keepTry(call, state, { way: way.uid, secrets: { nonce: request, verifier: '' }, linking });
    return url;
  } catch (error) {
    throw refusedBy(host, way, error);
  }
}

/** Who it is that the server has answered of; throws `identity.way_refused` unless everything about the answer holds. */
export async function comeBackBySaml(
  host: Host,
  way: Way,
  code: string,
  { secrets: { nonce: request } }: Try,
): Promise<Come> {
  try {
    const answer = await takeAnswer(host, way.uid, code);
    if (answer === null) throw new Error('there is no such answer');
    if (isDated(Buffer.from(answer, 'base64').toString('utf8'))) throw new Error('the answer is signed in an old way');
    const { entity, profile } = await verified(host, way, answer, request);
    const expected = { issuer: entity, recipient: addressOf(host, way.uid, 'acs'), request };
    if (!isFor(profile, expected)) throw new Error('the assertion is not for this log-in');
    const proven = provenBySaml(way, profile);
    return {
      proven,
      session: {
        ...{ way: way.uid, subject: profile.nameID, name_format: profile.nameIDFormat },
        ...(profile.sessionIndex ? { sid: profile.sessionIndex } : {}),
      },
    };
  } catch (error) {
    throw refusedBy(host, way, error);
  }
}

/** By the keys that are known; where they do not fit, once more by those that the server has now. */
async function verified(
  host: Host,
  way: Way,
  answer: string,
  request: string,
): Promise<{ entity: string; profile: Profile }> {
  const by = async (anew: boolean) => {
    const metadata = await metadataOf(host, way, { anew });
    const { profile } = await samlOf(host, way, metadata, request).validatePostResponseAsync({ SAMLResponse: answer });
    if (!profile) throw new Error('the answer says nothing of anybody');
    return { entity: metadata.entity, profile };
  };
  return by(false).catch(error => {
    if (/signature/i.test((error as Error).message)) return by(true);
    throw error;
  });
}

/** Attributes as servers call them: by short names, by OIDs (eduPerson, LDAP), by addresses (Active Directory Federation Services). */
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const attributes = {
  subject: [
    'pairwise-id',
    'urn:oasis:names:tc:SAML:attribute:pairwise-id',
    'subject-id',
    'urn:oasis:names:tc:SAML:attribute:subject-id',
    'eduPersonPrincipalName',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
  ],
  login: [
    'uid',
    'urn:oid:0.9.2342.19200300.100.1.1',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/windowsaccountname',
    `${claims}upn`,
  ],
  email: ['mail', 'email', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}emailaddress`],
  last_name: ['sn', 'surname', 'urn:oid:2.5.4.4', `${claims}surname`],
  first_name: ['givenName', 'urn:oid:2.5.4.42', `${claims}givenname`],
  groups: [
    'groups',
    'memberOf',
    'eduPersonAffiliation',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
    'http://schemas.xmlsoap.org/claims/Group',
  ],
} as const;

/** What a signed assertion says of a person. A name that the server makes anew each time names nobody; then an attribute has to. */
export function provenBySaml(
  way: Way,
  profile: Pick<Profile, 'nameID' | 'nameIDFormat'> & { attributes?: unknown },
): Proven {
  const given = (profile.attributes ?? {}) as Record<string, unknown>;
  const texts = (name: string): string[] =>
    [given[name]].flat().flatMap(value => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []));
  const first = (names: readonly string[]): string => names.flatMap(texts)[0] ?? '';
  const isBrief = (profile.nameIDFormat ?? '').endsWith(':transient');
  const subject = isBrief ? first(attributes.subject) : profile.nameID.trim();
  if (subject === '') throw new Error('the server does not say by what the person is known');
  return {
    way,
    subject: subject.slice(0, 255),
    login: first(attributes.login).toLowerCase(),
    email: first(attributes.email).toLowerCase(),
    last_name: first(attributes.last_name),
    first_name: first(attributes.first_name),
    middle_name: '',
    groups: (way.groups_claim ? texts(way.groups_claim) : attributes.groups.flatMap(texts)).map(group =>
      group.toLowerCase(),
    ),
  };
}

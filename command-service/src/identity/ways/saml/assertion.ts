import type { Profile } from '@node-saml/node-saml';

/** What a signed assertion has to say besides what the library looks at. */
interface Expected {
  issuer: string;
  recipient: string;
  request: string;
}
type Xml = Readonly<Record<string, any>>;
const all = (parent: Xml | undefined, name: string): Xml[] => {
  const value: unknown = parent?.[name];
  return Array.isArray(value) ? (value as Xml[]) : [];
};

/**
 * Is the assertion of this server, for this portal, and for this very log-in? The answer around it is perhaps not signed, so what it says there of whom it
 * answers proves nothing: an assertion for another log-in could stand in it.
 */
export function isFor(
  profile: Pick<Profile, 'issuer' | 'getAssertion'>,
  { issuer, recipient, request }: Expected,
): boolean {
  const assertion = profile.getAssertion?.()['Assertion'] as Xml | undefined;
  const confirmed = all(assertion, 'Subject')
    .flatMap(subject => all(subject, 'SubjectConfirmation'))
    .filter(one => (one['$'] as Xml | undefined)?.['Method'] === 'urn:oasis:names:tc:SAML:2.0:cm:bearer')
    .flatMap(one => all(one, 'SubjectConfirmationData'))
    .map(one => (one['$'] ?? {}) as Xml);
  return (
    profile.issuer === issuer &&
    confirmed.length > 0 &&
    confirmed.every(
      ({ Recipient, InResponseTo, NotOnOrAfter }) =>
        Recipient === recipient && InResponseTo === request && typeof NotOnOrAfter === 'string',
    )
  );
}

/** Old hashes, keys that both sides share, and documents that declare what their words mean: nobody has to trust these any more. */
export function isDated(xml: string): boolean {
  return /<!DOCTYPE|<!ENTITY/i.test(xml) || /Algorithm\s*=\s*["'][^"']*(?:sha1|md5|hmac)[^"']*["']/i.test(xml);
}

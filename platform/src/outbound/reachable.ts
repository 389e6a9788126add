import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isWithin } from '../http/address.ts';

/** The address is one that the portal does not call: of its own network, or of no network at all. */
export class UnreachableAddress extends Error {}

/** IPv6 addresses that are given out to the world; all else is somebody's own, or leads to IPv4 by a side door. */
const worldwide = '2000::/3';

/** Whether an address is anybody's on the internet. */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || isWithin(ip, [worldwide]));
}

/** Whether the portal may call an address: on the internet, over TLS; else only in the `networks` that its operator has named. */
export const isReachable = (ip: string, { tls, networks }: { tls: boolean; networks: readonly string[] }): boolean =>
  isWithin(ip, networks) || (tls && isPublic(ip));

/** The address that stands in a URL as numbers; null: it is a name. `new URL` has brought all ways of writing one into this form. */
const literalIn = (hostname: string): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
};

/** Throws `UnreachableAddress` where the URL itself names an address that is not to be called. A name is looked at when it is resolved. */
export function refuseUnreachable(url: URL, networks: readonly string[]): void {
  const literal = literalIn(url.hostname);
  if (literal && !isReachable(literal, { tls: url.protocol === 'https:', networks }))
    throw new UnreachableAddress(`${literal} is not called`);
}

/**
 * Resolves a name for a connection, and hands over only addresses that may be called: what was looked at is what is connected to, so a name that means
 * something else a moment later leads nowhere. One address that may not be called is enough to refuse them all.
 */
export const checkedLookup =
  (rules: { tls: boolean; networks: readonly string[] }, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const wrong = found.find(({ address }) => !isReachable(address, rules));
      const [first] = found;
      if (wrong || !first)
        return done(new UnreachableAddress(`${hostname} leads to ${wrong?.address ?? 'nowhere'}`), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Under which address a request counts for limits: an IPv4 address (also one that comes as `::ffff:…`), or the /64 network of an IPv6 address, because
 * whoever has one address there has all 2^64. A proxy's word is taken where `PORTAL_TRUSTED_PROXIES` names the proxy (`request.ip`).
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Whether the text is an address (`192.0.2.7`, `2001:db8::7`) or a network (`192.0.2.0/24`) that is not the whole world. */
export function isNetwork(text: string): boolean {
  const [address, prefix] = text.split('/') as [string, string?];
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return prefix === undefined || (ipaddr.isValidCIDR(text) && Number(prefix) > 0);
}

/** Whether an address is one of these, or within one of these networks; what cannot be read as either holds nobody. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (!ip || !ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.filter(isNetwork).some(network => {
    const [range, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.parse(network), network.includes(':') ? 128 : 32] as const);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

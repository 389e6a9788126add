import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Does a page of the portal itself ask? Browsers say so in `Sec-Fetch-Site`, or over plain HTTP in `Origin`, and no page can change either; other
 * clients send neither. The own address is the `Host` (of the proxy, where it is a trusted one) or `PORTAL_PUBLIC_URL`.
 */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const origin = hostOf(headers.origin);
  return origin !== null && (origin === host || origin === hostOf(publicUrl));
}

function hostOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : null;
}

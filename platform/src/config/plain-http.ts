import type { Logger } from 'pino';
import type { Config } from './config.ts';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Says in the log that people reach the portal without TLS; on one's own machine nobody can listen. */
export function warnOfPlainHttp({ secure, host }: Pick<Config, 'secure' | 'host'>, logger: Pick<Logger, 'warn'>): void {
  if (!secure && !isLoopback(host))
    logger.warn(
      { host },
      'no TLS: passwords and session cookies can be read on the way; put a proxy with TLS before the portal and set PORTAL_PUBLIC_URL to its https address',
    );
}

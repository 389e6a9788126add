import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address.ts';

/** Where a request comes from: browser and system as people call them ('' where nothing is known), and the network address. */
export interface Origin {
  browser: string;
  system: string;
  address: string;
}

/** `Chrome 141` and `Windows 11` of the header `User-Agent`. */
export function browserOf(userAgent: string): Pick<Origin, 'browser' | 'system'> {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  const major = browser.version?.split('.')[0] ?? '';
  return {
    browser: `${browser.name ?? ''} ${major}`.trim().slice(0, 100),
    system: `${os.name ?? ''} ${os.versionName ?? ''}`.trim().slice(0, 100),
  };
}

export const originOf = (request: FastifyRequest): Origin => ({
  ...browserOf(request.headers['user-agent'] ?? ''),
  address: addressOf(request).slice(0, 64),
});

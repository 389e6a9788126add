import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { addressOf } from './address.ts';
import { rateLimit, type RateLimit } from './rate-limit.ts';
import { Refused, type CallContext } from './types.ts';

/**
 * For calls that are open to everybody who holds a code: `share` of all calls a minute and address, as a part of one in
 * so many. Anybody may check, nobody may try codes out. `name` tells such limits apart. Throws `platform.rate_limited`.
 */
export function limitedByAddress(name: string, share: number): (input: Pick<CallContext, 'host' | 'raw'>) => void {
  let limit: RateLimit | undefined;
  return ({ host, raw: { request, reply } }) => {
    limit ??= rateLimit(Math.ceil(host.config.rateLimit / share), { shared: host.sharedCounts(name) });
    const seconds = limit.take(addressOf(request));
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new Refused(reject('platform.rate_limited', { seconds }));
  };
}

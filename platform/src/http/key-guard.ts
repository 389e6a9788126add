import { pickLocale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccessKey } from '../keys/access-keys.ts';
import { keyRefusal, type KeyHolder } from '../keys/holder.ts';
import { createKeyCallLog } from '../keys/key-calls.ts';
import type { Host, ServiceModule } from '../service.ts';
import type { GuardedCall } from './access.ts';
import { admit } from './admission.ts';
import { rateLimit, type RateLimit } from './rate-limit.ts';
import { Refused } from './types.ts';

/**
 * Lets a program in by its key: no session, no cookies, no CSRF token, as no browser sends a key by itself. It may what its scopes and its role both allow,
 * from its own addresses, so often a minute; throws `Refused` for all else. Afterwards the request's caller is the program.
 */
export function createKeyGuard(host: Host, modules: readonly ServiceModule[]) {
  const keyHolder = modules.find(module => module.keyHolder)?.keyHolder;
  const limits = new Map<number, RateLimit>();
  const limitOf = ({ callsPerMinute }: KeyHolder): RateLimit => {
    const known = limits.get(callsPerMinute) ?? rateLimit(callsPerMinute, { shared: host.sharedCounts('keys') });
    limits.set(callsPerMinute, known);
    return known;
  };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { call, audience, byKey }: GuardedCall,
    key: string,
  ): Promise<void> => {
    const found = await findAccessKey(host.pool, key);
    const holder = found && keyHolder ? await keyHolder(host, found.holder) : null;
    const refusal = keyRefusal(holder, found?.uid ?? '', { now: host.clock.iso(), ip: request.ip });
    if (refusal === 'platform.key_network') throw new Refused(reject(refusal, { address: request.ip }));
    if (refusal || !holder) throw new Refused(reject(refusal ?? 'platform.key_refused'));
    const { roles } = holder;
    request.caller = {
      session: null,
      system: false,
      roles,
      actor: { id: holder.uid, roles },
      locale: pickLocale(request.headers['accept-language']),
      key: holder,
    };
    const limit = limitOf(holder);
    const seconds = limit.take(holder.uid);
    const { left, ends } = limit.state(holder.uid);
    reply.headers({
      'ratelimit-limit': holder.callsPerMinute,
      'ratelimit-remaining': left,
      'ratelimit-reset': ends,
    });
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      throw new Refused(reject('platform.rate_limited', { seconds }));
    }
    const isScope = byKey && holder.calls.includes(call.call) && admit(audience, roles) === 'admitted';
    if (audience !== 'any' && !isScope) throw new Refused(reject('platform.key_scope', { call: call.call }));
  };
}

/** Notes every call that was made with a key. */
export function logKeyCalls(app: FastifyInstance, { pool, logger, clock }: Host, base: string): void {
  const log = createKeyCallLog(pool, logger);
  app.addHook('onResponse', (request, reply, done) => {
    const holder = request.caller?.key;
    if (holder)
      log.add({
        holder: holder.uid,
        at: clock.iso(),
        call: `${request.method} ${(request.routeOptions.url ?? '').slice(base.length).replace(/:(\w+)/g, '{$1}')}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        request_id: request.id,
      });
    done();
  });
  app.addHook('onClose', () => log.flush());
}

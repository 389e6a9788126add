import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownKey, keyIn } from '../keys/access-keys.ts';
import type { Host, ServiceModule } from '../service.ts';
import { csrfToken, sessionToken } from '../sessions/cookies.ts';
import { deviceOf } from '../sessions/device.ts';
import type { GuardedCall } from './access.ts';
import { admit } from './admission.ts';
import { addressOf } from './address.ts';
import { identify, type Caller } from './caller.ts';
import { isOwnOrigin } from './origin.ts';
import { createAsOfResolver } from './as-of.ts';
import { createKeyGuard } from './key-guard.ts';
import { rateLimit } from './rate-limit.ts';
import { Refused } from './types.ts';

export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * What every request passes before its body is read: rate limit, session, audience, restriction, CSRF, another's seat,
 * the modules' gates (the last three for changes only); a program with a key passes key-guard.ts instead. The only place where access is decided.
 */
export function createGuards(host: Host, modules: readonly ServiceModule[]): (guarded: GuardedCall) => Guard {
  const seat = new Set(modules.flatMap(module => module.access.seat ?? []));
  const gates = modules.flatMap(module => module.gate ?? []);
  const calls = rateLimit(host.config.rateLimit, { shared: host.sharedCounts('calls') });
  const logins = rateLimit(host.config.loginRateLimit, { shared: host.sharedCounts('logins') });
  /** A device that has signed in before has a share of its own: a neighbour at the same address cannot use it up. */
  const ofDevices = rateLimit(Math.max(10, Math.ceil(host.config.loginRateLimit / 40)), {
    shared: host.sharedCounts('devices'),
  });
  /** Seconds that the device has to wait; null: it is none that is known. */
  const deviceWaits = (request: FastifyRequest): number | null => {
    const device = deviceOf(request, host.config);
    return device && ofDevices.take(device.marks[0]!);
  };
  const lookBack = createAsOfResolver(host, modules);
  const admitKey = createKeyGuard(host, modules);
  const askGates = async (call: GuardedCall['call'], roles: readonly string[]): Promise<void> => {
    for (const gate of gates) {
      const closed = await gate(host, { call: call.call, roles });
      if (closed) throw new Refused(closed);
    }
  };
  return guarded => {
    const { call, audience, module } = guarded;
    const changes = call.kind === 'command';
    const isLogin = changes && audience === 'anonymous';
    return async (request, reply) => {
      const token = sessionToken(request.cookies, host.config.secure);
      const address = addressOf(request);
      const key = keyIn(request.headers.authorization);
      if (key !== null) {
        // Keys that are none are counted as whatever comes without a session.
        if (calls.isSpent(address) && !isKnownKey(host.pool, key)) refuse(reply, calls.take(address));
        await admitKey(request, reply, guarded, key).catch((error: unknown) => {
          if (!request.caller) calls.take(address);
          throw error;
        });
        return changes ? askGates(call, request.caller!.roles!) : undefined;
      }
      if (token && calls.isSpent(address) && !host.sessions.isCached(token) && deviceWaits(request) !== 0)
        refuse(reply, calls.take(address));
      const caller = await identify(request, host);
      request.caller = caller;
      if (caller.system) return;
      const wait = isLogin
        ? (deviceWaits(request) ?? logins.take(address))
        : calls.take(caller.session ? `${address} ${caller.session.account}` : address);
      if (wait > 0) refuse(reply, wait);
      await lookBack(request, call, module);
      if (isLogin) return checkOrigin(request, host);
      checkAudience(request.caller, audience);
      const restriction = caller.session?.restriction;
      if (restriction && audience !== 'any' && !restriction.calls.includes(call.call))
        throw new Refused(reject(restriction.code));
      if (!changes || !caller.session) return;
      if (!('linked' in call)) checkCsrf(request, caller.session.csrf, host.config.secure);
      if (caller.session.real_account !== caller.session.account && !seat.has(call.call))
        throw new Refused(reject('identity.not_while_logged_in_as'));
      await askGates(call, caller.session.roles);
    };
  };
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Refused(reject('platform.rate_limited', { seconds }));
}

function checkAudience(caller: Caller, audience: GuardedCall['audience']): void {
  const admission = admit(audience, caller.roles);
  if (admission === 'not_signed_in') throw new Refused(reject('identity.not_signed_in'));
  if (admission === 'denied') throw new Refused(reject('identity.access_denied'));
}

/** Whoever logs in has no token yet: a page of somebody else's must not log its visitors in, into an account of its choice. */
function checkOrigin(request: FastifyRequest, { config }: Host): void {
  if (!isOwnOrigin(request, config)) throw new Refused(reject('platform.csrf'));
}

/** Double submit: the readable cookie, the header that only our own pages can set, and the session must agree. */
function checkCsrf(request: FastifyRequest, csrf: string, secure: boolean): void {
  if (request.headers['x-csrftoken'] !== csrf || csrfToken(request.cookies, secure) !== csrf)
    throw new Refused(reject('platform.csrf'));
}

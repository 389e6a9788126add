import websocket from '@fastify/websocket';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../http/origin.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { Refused } from '../http/types.ts';
import type { Host } from '../service.ts';
import { sessionToken } from '../sessions/cookies.ts';
import type { Session } from '../sessions/types.ts';
import { messageMax, connectionsPerMinuteMax } from './limits.ts';

/**
 * `/api/v1/ws/<channel>/`: one authenticated socket per channel. The browser sends `{ subscribe: [keys], unsubscribe: [keys] }`; it hears
 * `{ type, keys, data }` and every 2 s `{ "type": "heartbeat" }`. Who has too many sockets, or opens them too fast, is refused with 429; why a
 * socket is closed says limits.ts.
 */
export async function serveLive(app: FastifyInstance, host: Host): Promise<void> {
  const openings = rateLimit(connectionsPerMinuteMax, { shared: host.sharedCounts('sockets') });
  const strangers = rateLimit(host.config.rateLimit, { shared: host.sharedCounts('strangers') });
  const stopWatching = host.sessions.onChange(account => {
    host.live.check(account);
  });
  app.addHook('onClose', (_app, done) => {
    stopWatching();
    done();
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = sessionToken(request.cookies, host.config.secure);
    if (strangers.isSpent(request.ip) && !(token && host.sessions.isCached(token)))
      refuse(reply, strangers.take(request.ip));
    const session = token ? await host.sessions.peek(token) : null;
    if (!token || !session) {
      strangers.take(request.ip);
      throw new Refused(reject('identity.not_signed_in'));
    }
    const wait = openings.take(session.account);
    if (wait > 0) refuse(reply, wait);
    if (host.live.isFull({ account: session.account, address: request.ip })) refuse(reply, fullFor);
    admitted.set(request, { token, session });
  };

  await app.register(websocket, { options: { maxPayload: messageMax, perMessageDeflate: false } });
  await app.register(async scope => {
    scope.route<{ Params: { channel: string } }>({
      method: 'GET',
      url: '/api/v1/ws/:channel/',
      preValidation: async (request, reply) => {
        if (!/^[a-z][a-z_]{0,39}$/.test(request.params.channel)) throw new Refused(reject('platform.not_found'));
        if (!isOwnOrigin(request, host.config)) throw new Refused(reject('identity.access_denied'));
        await admit(request, reply);
      },
      handler: async () => {
        throw new Refused(reject('platform.malformed', {}, { upgrade: 'required' }));
      },
      wsHandler: (socket, request) => {
        const { token, session } = admitted.get(request)!;
        host.live.join(
          {
            channel: request.params.channel,
            account: session.account,
            address: request.ip,
            standing: () => standingOf(host, token, session),
          },
          socket,
        );
      },
    });
  });
}

/** Seconds after which it makes sense to ask for a socket again when there are too many. */
const fullFor = 60;
/** Whose sockets are opening. */
const admitted = new WeakMap<FastifyRequest, { token: string; session: Session }>();

async function standingOf(host: Host, token: string, was: Session): Promise<'same' | 'changed' | 'over'> {
  const session = await host.sessions.peek(token);
  if (session?.account !== was.account) return 'over';
  return session.roles.toSorted().join() === was.roles.toSorted().join() ? 'same' : 'changed';
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw new Refused(reject('platform.rate_limited', { seconds }));
}

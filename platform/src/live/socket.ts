import websocket from '@fastify/websocket';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../http/origin.ts';
import { Refused } from '../http/types.ts';
import type { Host } from '../service.ts';
import { sessionToken } from '../sessions/cookies.ts';

/**
 * `/api/v1/ws/<channel>/`: one authenticated socket per channel. The browser sends `{ subscribe: [keys], unsubscribe: [keys] }`; it hears
 * `{ type, keys, data }` and every 2 s `{ "type": "heartbeat" }`. Closed with 4401 when the session ends.
 */
export async function serveLive(app: FastifyInstance, host: Host): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 65_536, perMessageDeflate: false } });
  await app.register(async scope => {
    scope.route<{ Params: { channel: string } }>({
      method: 'GET', url: '/api/v1/ws/:channel/',
      preValidation: async request => {
        if (!/^[a-z][a-z_]{0,39}$/.test(request.params.channel)) throw new Refused(reject('platform.not_found'));
        if (!isOwnOrigin(request, host.config)) throw new Refused(reject('identity.access_denied'));
        if (!(await sessionOf(request, host))) throw new Refused(reject('identity.not_signed_in'));
      },
      handler: async () => { throw new Refused(reject('platform.malformed', {}, { upgrade: 'required' })); },
      wsHandler: (socket, request) => {
        sessionOf(request, host).then(session => {
          if (!session) return socket.close(4401, 'signed out');
          const { account } = session;
          host.live.join({ channel: request.params.channel, account, stillSignedIn: async () => (await sessionOf(request, host))?.account === account }, socket);
        }, () => { socket.close(1011, 'no session store'); });
      },
    });
  });
}

async function sessionOf(request: FastifyRequest, host: Host) {
  const token = sessionToken(request.cookies);
  return token ? await host.sessions.read(token) : null;
}

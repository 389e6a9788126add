import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest that requests under way are waited for, in milliseconds. */
const requestsMax = 30_000;

/**
 * How a server closes (docs/decisions/0062). From the order on every answer ends its connection. For `delay` seconds it
 * still takes requests, for the proxies that send them need a moment to see that it is no longer ready. Then it
 * dismisses the browsers' sockets, takes no more connections, closes the idle ones and waits for the requests under way.
 */
export function leaveInOrder(app: FastifyInstance, { delay, dismiss }: { delay: number; dismiss: () => void }): void {
  let late: NodeJS.Timeout | undefined;
  let leaving = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    leaving = true;
    await sleep(delay * 1000);
    dismiss();
    late = setTimeout(() => app.server.closeAllConnections(), requestsMax).unref();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(late);
    done();
  });
}

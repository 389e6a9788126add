import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from './types.ts';

/**
 * Answers requests that have waited longer than `limit` milliseconds with `platform.timeout`. One look a second at all of them, instead of a
 * timer and an abort signal for each: during a rush that is a twentieth of the work. A handler that goes on after that finds its reply sent.
 */
export function timeOutRequests(
  app: FastifyInstance,
  limit: number,
  fail: (error: Error, request: FastifyRequest, reply: FastifyReply) => void,
  now: () => number = () => performance.now(),
): void {
  const waiting = new Map<FastifyRequest, { reply: FastifyReply; since: number }>();
  app.addHook('onRequest', (request, reply, done) => {
    waiting.set(request, { reply, since: now() });
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    waiting.delete(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    waiting.delete(request);
    done();
  });
  const timer = setInterval(() => {
    const overdue = now() - limit;
    for (const [request, { reply, since }] of waiting) {
      if (since > overdue) return;
      waiting.delete(request);
      if (!reply.sent && !reply.raw.headersSent) fail(new Refused(reject('platform.timeout')), request, reply);
    }
  }, 1000).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

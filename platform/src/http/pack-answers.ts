import type { FastifyInstance } from 'fastify';
import { performance } from 'node:perf_hooks';
import { gzip } from 'node:zlib';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers of this route are never packed (QueryCall, `unpacked`). */
    unpacked?: boolean;
  }
}

/** Shorter answers, in bytes, gain nothing by it. */
const least = 2048;
/** The quickest: 30 KiB of a list become 6 in a quarter of a millisecond; the best level takes three times as long for one KiB less. */
const level = 1;
const kinds = /^(application\/json|text\/csv)\b/;

/**
 * Packs what calls answer to GET, off the thread that answers. While the process has no time to spare (`isBusy`) answers go as they are: in a rush
 * people wait for the portal and not for their line.
 */
export function packAnswers(app: FastifyInstance, isBusy: () => boolean = watchTime(app)): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const leave = (): void => done(null, payload);
    if (request.method !== 'GET' || !isText(payload) || payload.length < least) return leave();
    if (reply.hasHeader('content-encoding') || !kinds.test(String(reply.getHeader('content-type')))) return leave();
    if (request.routeOptions.config.unpacked) return leave();
    reply.header('vary', 'accept-encoding');
    if (!(request.headers['accept-encoding'] ?? '').includes('gzip') || isBusy()) return leave();
    gzip(payload, { level }, (error, packed) => {
      if (error) return leave();
      reply.header('content-encoding', 'gzip');
      done(null, packed);
    });
  });
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

const lookEvery = 500;
/** Above this part of its time the thread is busy. */
const busyFrom = 0.8;

/** Whether the thread that answers had hardly a free moment lately. */
function watchTime(app: FastifyInstance): () => boolean {
  let busy = false;
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, last).utilization > busyFrom;
    last = now;
  }, lookEvery).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return () => busy;
}

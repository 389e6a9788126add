import type { FastifyInstance } from 'fastify';

/** Longest that requests wait for further connections, in milliseconds. */
const deferralMax = 100;

/**
 * Defers requests while new connections come in a burst. The event loop accepts one connection a turn (libuv ≥ 1.45),
 * and a turn lasts as long as the requests in it take: whoever connects while others are served would wait for a turn
 * for everybody before them, seconds on a registration morning. So while connections come turn after turn, requests
 * wait; then all are served in the order of their arrival.
 */
export function deferRequestsInBursts(app: FastifyInstance): void {
  let arrived = false;
  let deferred: (() => void)[] = [];
  let since = 0;

  const serveUnlessMoreConnect = (): void => {
    if (arrived && performance.now() - since < deferralMax) {
      arrived = false;
      setImmediate(serveUnlessMoreConnect);
      return;
    }
    const released = deferred;
    deferred = [];
    for (const serve of released) serve();
  };
  app.server.on('connection', () => {
    arrived = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!arrived && deferred.length === 0) return done();
    if (deferred.push(done) > 1) return;
    since = performance.now();
    setImmediate(serveUnlessMoreConnect);
  });
}

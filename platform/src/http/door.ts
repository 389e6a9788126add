import type { FastifyInstance } from 'fastify';

/** Longest that requests wait for further connections, in milliseconds. */
const patience = 100;

/**
 * Lets a crowd in before it is served. The event loop accepts one connection a turn (libuv ≥ 1.45), and a turn lasts as long as the requests in it
 * take: whoever connects while others are served would wait for a turn for everybody before them, seconds on a registration morning. So while
 * connections come turn after turn, requests wait; then all are served in the order of their arrival.
 */
export function keepDoor(app: FastifyInstance): void {
  let arrived = false;
  let held: (() => void)[] = [];
  let since = 0;

  const look = (): void => {
    if (arrived && performance.now() - since < patience) {
      arrived = false;
      setImmediate(look);
      return;
    }
    const released = held;
    held = [];
    for (const serve of released) serve();
  };
  app.server.on('connection', () => {
    arrived = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!arrived && held.length === 0) return done();
    if (held.push(done) > 1) return;
    since = performance.now();
    setImmediate(look);
  });
}

import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { timeOutRequests } from './request-timeout.ts';

afterEach(() => vi.useRealTimers());

it('a call that takes too long is answered, the others are left alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const app = fastify();
  timeOutRequests(
    app,
    60_000,
    (error, _request, reply) => void reply.code(503).send({ error: error.message }),
    () => now,
  );
  app.get('/never', () => new Promise(() => undefined));
  app.get('/quick', async () => ({ ok: true }));
  const slow = app.inject('/never');
  await vi.waitFor(() => expect(app.server).toBeDefined());
  expect((await app.inject('/quick')).statusCode).toBe(200);
  now = 61_000;
  vi.advanceTimersByTime(1000);
  const answer = await slow;
  expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'platform.timeout' }]);
  await app.close();
});

import net from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deferRequestsInBursts } from './connection-burst.ts';

let app: FastifyInstance;
let port: number;
const sockets: net.Socket[] = [];

/** Every request keeps the event loop busy for so many milliseconds. */
const work = 3;
beforeEach(async () => {
  app = fastify();
  deferRequestsInBursts(app);
  app.get('/', async () => {
    const end = performance.now() + work;
    while (performance.now() < end);
    return 'served';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

function connect(onAnswer: (ask: () => void) => void = () => undefined): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  const ask = (): void => void socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
  socket.on('data', () => onAnswer(ask)).once('connect', ask);
  return socket;
}

it('who connects last in a crowd is answered before the first ones have asked again and again', async () => {
  const answers = Array.from({ length: 100 }, () => 0);
  await new Promise<void>(resolve => {
    for (const client of answers.keys()) {
      connect(ask => {
        answers[client]! += 1;
        if (answers.every(count => count > 0)) resolve();
        else ask();
      });
    }
  });
  expect(Math.max(...answers)).toBeLessThan(10);
}, 30_000);

it('connections that never cease do not keep requests waiting', async () => {
  let answered = false;
  const crowd: net.Socket[] = [];
  // Each accepted connection brings two more, so that there always are some; the oldest leave.
  app.server.on('connection', () => {
    if (answered) return;
    crowd.push(
      net.connect(port, '127.0.0.1').on('error', () => undefined),
      net.connect(port, '127.0.0.1').on('error', () => undefined),
    );
    while (crowd.length > 50) crowd.shift()!.destroy();
  });
  await new Promise<void>(resolve =>
    connect(() => {
      answered = true;
      resolve();
    }),
  );
  for (const socket of crowd) socket.destroy();
}, 10_000);

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createOutbound, type Outbound } from './post.ts';

const open: { server?: Server; outbound?: Outbound } = {};
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  open.server = server;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const outbound = (options: Partial<Parameters<typeof createOutbound>[0]> = {}): Outbound =>
  (open.outbound = createOutbound({ networks: ['127.0.0.0/8'], timeout: 500, ...options }));
afterEach(() => {
  open.outbound?.close();
  open.server?.closeAllConnections();
  open.server?.close();
});
const message = { body: '{"a":"ә"}', headers: { 'content-type': 'application/json' } };

it('a message is sent as it is, and what came back is told', async () => {
  let seen = '';
  const url = await receiver((request, response) => {
    request.on('data', part => (seen += part));
    request.on('end', () => response.writeHead(202, { 'retry-after': '7' }).end('x'.repeat(5000)));
  });
  const { status, answer, retryAfter } = await outbound().post(`${url}/hook`, message);
  expect({ status, retryAfter, seen }).toEqual({ status: 202, retryAfter: 7, seen: message.body });
  expect(answer).toHaveLength(1000);
});

it('a redirect is told and not followed', async () => {
  const asked: string[] = [];
  const url = await receiver((request, response) => {
    asked.push(request.url!);
    request.resume();
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect((await outbound().post(`${url}/hook`, message)).status).toBe(307);
  expect(asked).toEqual(['/hook']);
});

it('no answer in time, an answer without end and a broken connection are failures', async () => {
  const url = await receiver((request, response) => {
    request.resume();
    if (request.url === '/broken') return void request.socket.destroy();
    if (request.url !== '/endless') return;
    response.writeHead(200);
    const more = (): void => void (response.destroyed || response.write('x'.repeat(65_536), more));
    more();
  });
  const one = outbound();
  await expect(one.post(`${url}/silent`, message)).rejects.toThrow('no answer within');
  await expect(one.post(`${url}/endless`, message)).rejects.toThrow('no end');
  await expect(one.post(`${url}/broken`, message)).rejects.toThrow();
});

it('the own machine is not called unless its network is named, by number or by name', async () => {
  let calls = 0;
  const url = await receiver((request, response) => {
    calls += 1;
    request.resume();
    response.end();
  });
  const one = outbound({ networks: [] });
  await expect(one.post(url, message)).rejects.toThrow('is not called');
  await expect(one.post(url.replace('127.0.0.1', 'localhost'), message)).rejects.toThrow('leads to');
  expect(calls).toBe(0);
});

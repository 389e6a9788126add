import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveInOrder } from './leave-in-order.ts';

let app: FastifyInstance;
const agents: Agent[] = [];
let free: (() => void)[] = [];
let dismissed = 0;
afterEach(async () => {
  for (const end of free) end();
  for (const agent of agents.splice(0)) agent.destroy();
  await app.close();
});

async function open(delay: number): Promise<string> {
  free = [];
  dismissed = 0;
  app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  leaveInOrder(app, { delay, dismiss: () => dismissed++ });
  app.get('/', () => 'here');
  app.get('/slow/', async () => {
    await new Promise<void>(resolve => free.push(resolve));
    return 'late';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
/** Asks over connections that are kept, as proxies do. */
function asker(url: string): (path: string) => Promise<{ status: number; text: string; connection: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return path =>
    new Promise((resolve, reject) => {
      request(`${url}${path}`, { agent }, answer => {
        let text = '';
        answer.on('data', part => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, text, connection: answer.headers.connection ?? '' }),
        );
      })
        .on('error', reject)
        .end();
    });
}
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('a server that leaves', () => {
  it('answers who still comes within the delay, and ends their connection with the answer', async () => {
    const url = await open(1);
    const [kept, fresh] = [asker(url), asker(url)];
    expect(await kept('/')).toMatchObject({ status: 200, connection: 'keep-alive' });
    const closed = app.close();
    await pause(100);
    expect(await kept('/')).toEqual({ status: 200, text: 'here', connection: 'close' });
    expect(await fresh('/')).toEqual({ status: 200, text: 'here', connection: 'close' });
    expect(dismissed).toBe(0);
    await closed;
    expect(dismissed).toBe(1);
    await expect(fresh('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('waits for the requests under way, and closes only after them', async () => {
    const url = await open(0);
    const answer = asker(url)('/slow/');
    await expect.poll(() => free.length).toBe(1);
    let over = false;
    const closed = app.close().then(() => (over = true));
    await pause(200);
    expect(over).toBe(false);
    free[0]!();
    expect(await answer).toMatchObject({ status: 200, text: 'late', connection: 'close' });
    await closed;
  });

  it('waits for no connection that is idle', async () => {
    const url = await open(0);
    await asker(url)('/');
    const began = performance.now();
    await app.close();
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

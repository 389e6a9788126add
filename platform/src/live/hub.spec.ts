import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createHub } from './hub.ts';
import { bufferedMax, bufferedPause, slowReaderTimeout } from './limits.ts';

let server: WebSocketServer;
let hub: ReturnType<typeof createHub>;
const clients: WebSocket[] = [];
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  hub = createHub({ account: 10, address: 10 });
  await once(server, 'listening');
});
afterEach(() => {
  hub.close();
  for (const client of clients) client.terminate();
  server.close();
});

/** A reader's socket at both ends, subscribed to `lesson`. */
async function reader(account: string) {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  clients.push(client);
  const heard: any[] = [];
  client.on('message', data => {
    const message = JSON.parse(String(data));
    if (message.type !== 'heartbeat') heard.push(message);
  });
  const [[socket]] = await Promise.all([once(server, 'connection') as Promise<[WebSocket]>, once(client, 'open')]);
  hub.join({ channel: 'registration', account, address: '127.0.0.1', standing: async () => 'same' }, socket);
  client.send(JSON.stringify({ subscribe: ['lesson'] }));
  await once(socket, 'message');
  return { client, socket, heard };
}
const block = 'x'.repeat(50_000);
const fill = async (socket: WebSocket, account: string, above: number): Promise<number> => {
  for (let sent = 0; ; sent++) {
    if (socket.bufferedAmount > above || socket.readyState !== WebSocket.OPEN) return sent;
    hub.deliver({ channel: 'registration', type: 'block', accounts: [account], data: block });
    await new Promise(resolve => {
      setImmediate(resolve);
    });
  }
};
const pause = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

it('who reads slowly is told each key once, when they read on', async () => {
  const { client, socket, heard } = await reader('slow');
  client.pause();
  const blocks = await fill(socket, 'slow', bufferedPause);
  const waiting = socket.bufferedAmount;
  for (let n = 0; n < 20; n++) {
    hub.deliver({ channel: '*', type: 'touched', keys: ['lesson'] });
    await pause(60);
  }
  expect(socket.bufferedAmount).toBe(waiting);
  client.resume();
  await expect
    .poll(() => heard.filter(({ type }) => type === 'touched'))
    .toEqual([{ type: 'touched', keys: ['lesson'] }]);
  expect(heard.filter(({ type }) => type === 'block')).toHaveLength(blocks);
});

it('where messages may have been lost each reader is told all its keys, once', async () => {
  const [first, second] = [await reader('first'), await reader('second')];
  second.client.send(JSON.stringify({ subscribe: ['seat'] }));
  await once(second.socket, 'message');
  hub.refresh();
  const keys = ({ heard }: { heard: any[] }) => heard.flatMap(message => message.keys);
  await expect.poll(() => [keys(first), keys(second)]).toEqual([['lesson'], ['lesson', 'seat']]);
  await pause(2500);
  expect([keys(first), keys(second)]).toEqual([['lesson'], ['lesson', 'seat']]);
});

it('who began to listen later than what they show was read is told what was touched in between, and nothing else', async () => {
  const { client, socket, heard } = await reader('late');
  const keys = ['seat', 'place', 'quiet'];
  const ask = async (age: number) => {
    client.send(JSON.stringify({ unsubscribe: keys, subscribe: keys, age }));
    await once(socket, 'message');
  };
  await pause(400);
  hub.deliver({ channel: '*', type: 'touched', keys: ['seat'] });
  hub.deliver({ channel: 'registration', type: 'moved', accounts: ['other'], keys: ['place'], data: 3 });
  const touched = performance.now();
  await pause(60);
  await ask(20);
  await pause(150);
  expect(heard).toEqual([]);
  await ask(performance.now() - touched + 300);
  await expect.poll(() => heard).toEqual([{ type: 'touched', keys: ['seat', 'place'] }]);
  // Of the time before it began the hub knows nothing.
  await ask(60_000);
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'touched', keys });
});

it('where messages may have been lost who comes later is told all their keys', async () => {
  const { client, heard } = await reader('late');
  hub.refresh();
  await expect.poll(() => heard).toEqual([{ type: 'touched', keys: ['lesson'] }]);
  client.send(JSON.stringify({ subscribe: ['seat'], age: 60_000 }));
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'touched', keys: ['seat'] });
});

it('who does not read at all is cut off before much waits, and others hear everything meanwhile', async () => {
  const [slow, quick] = [await reader('slow'), await reader('quick')];
  slow.client.pause();
  await fill(slow.socket, 'slow', bufferedMax * 2);
  expect(slow.socket.readyState).not.toBe(WebSocket.OPEN);
  expect(hub.size).toBe(1);
  hub.deliver({ channel: '*', type: 'touched', keys: ['lesson'] });
  await expect.poll(() => quick.heard).toEqual([{ type: 'touched', keys: ['lesson'] }]);
});

it('who reads too slowly for long is cut off; who has read on in between is not', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  try {
    hub.close();
    hub = createHub({ account: 10, address: 10 });
    const [stuck, slow] = [await reader('stuck'), await reader('slow')];
    for (const { client } of [stuck, slow]) client.pause();
    await fill(stuck.socket, 'stuck', bufferedPause);
    await fill(slow.socket, 'slow', bufferedPause);
    await vi.advanceTimersByTimeAsync(slowReaderTimeout - 5000);
    expect([stuck, slow].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    slow.client.resume();
    await vi.waitFor(() => expect(slow.socket.bufferedAmount).toBe(0));
    await vi.advanceTimersByTimeAsync(5000);
    slow.client.pause();
    await fill(slow.socket, 'slow', bufferedPause);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stuck.socket.readyState).not.toBe(WebSocket.OPEN);
    expect(slow.socket.readyState).toBe(WebSocket.OPEN);
    expect(hub.size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

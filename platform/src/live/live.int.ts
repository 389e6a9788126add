import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';

type Library = Awaited<ReturnType<typeof openLibrary>>;
let database: TestDatabase;
let here: Library;
let there: Library;
const open: WebSocket[] = [];
beforeAll(async () => {
  database = await testDatabase();
  here = await openLibrary(database.url);
  there = await openLibrary(database.url, {}, []);
});
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await here?.stop();
  await there?.stop();
  await database?.drop();
});

interface Ear {
  socket: WebSocket;
  heard: any[];
}
async function listen(library: Library, who: Browser, channel: string, headers: Record<string, string> = {}): Promise<Ear> {
  const socket = new WebSocket(`${library.url.replace('http', 'ws')}/api/v1/ws/${channel}/`, { headers: { cookie: `portal_session=${who.cookies.get('portal_session')}`, ...headers } });
  open.push(socket);
  const heard: any[] = [];
  socket.on('message', data => { const message = JSON.parse(String(data)); if (message.type !== 'heartbeat') heard.push(message); });
  await new Promise((resolve, fail) => { socket.once('open', resolve); socket.once('error', fail); });
  return { socket, heard };
}
const pause = (ms: number) => new Promise(resolve => { setTimeout(resolve, ms); });

it('a message reaches the accounts it names, in every process, on its channel only', async () => {
  const [ann, bob] = [await here.person('ann', ['student']), await here.person('bob', ['student'])];
  const ears = { annHere: await listen(here, ann, 'notifications'), annThere: await listen(there, ann, 'notifications'), bob: await listen(there, bob, 'notifications'), chat: await listen(there, ann, 'chat') };
  await pause(50);
  await here.host.live.publish('notifications', { type: 'new_notifications', accounts: ['ann'], data: { count: 1 } });
  await expect.poll(() => [ears.annHere.heard, ears.annThere.heard]).toEqual([[{ type: 'new_notifications', keys: [], data: { count: 1 } }], [{ type: 'new_notifications', keys: [], data: { count: 1 } }]]);
  await there.host.live.publish('notifications', { type: 'banner', accounts: 'all', data: 'x'.repeat(20_000) });
  await expect.poll(() => [ears.annHere, ears.annThere, ears.bob].map(ear => ear.heard.at(-1)?.data?.length)).toEqual([20_000, 20_000, 20_000]);
  expect(ears.chat.heard).toEqual([]);
});
it('one message tells each account something of its own and nobody else anything, however long it is', async () => {
  const [ann, bob] = [await here.person('ann', []), await here.person('bob', [])];
  const ears = { annHere: await listen(here, ann, 'registration'), annThere: await listen(there, ann, 'registration'), bob: await listen(here, bob, 'registration'), notices: await listen(here, ann, 'notifications') };
  await pause(50);
  const many = Array.from({ length: 1000 }, (_, number) => [`somebody-${number}`, { position: number }] as const);
  await here.host.live.publish('registration', { type: 'places', each: [...many, ['ann', { position: 1 }], ['bob', { position: 2 }]] });
  await expect.poll(() => [ears.annHere.heard, ears.annThere.heard, ears.bob.heard]).toEqual([
    [{ type: 'places', keys: [], data: { position: 1 } }], [{ type: 'places', keys: [], data: { position: 1 } }], [{ type: 'places', keys: [], data: { position: 2 } }],
  ]);
  expect(ears.notices.heard).toEqual([]);
});
it('keys reach who subscribed to them, gathered into few messages', async () => {
  const ear = await listen(there, await here.person('cat', []), 'registration');
  ear.socket.send(JSON.stringify({ subscribe: ['seat:1', 'seat:2'] }));
  await pause(100);
  for (let n = 0; n < 200; n++) here.host.live.touched([`seat:${n % 4}`]);
  await expect.poll(() => [...new Set(ear.heard.flatMap(message => message.keys))].toSorted((a, b) => a.localeCompare(b))).toEqual(['seat:1', 'seat:2']);
  expect(ear.heard.length).toBeLessThan(20);
  ear.socket.send(JSON.stringify({ unsubscribe: ['seat:1'] }));
  await pause(100);
  ear.heard.length = 0;
  here.host.live.touched(['seat:1']);
  await pause(200);
  expect(ear.heard).toEqual([]);
});
it('slow keys are told at most once a second, whatever happens, and the last change is never left out', async () => {
  const ear = await listen(here, await here.person('dan', []), 'registration');
  ear.socket.send(JSON.stringify({ subscribe: ['slow:board'] }));
  await pause(100);
  for (let n = 0; n < 30; n++) { there.host.live.touched(['slow:board']); await pause(50); }
  expect(ear.heard.length).toBeGreaterThanOrEqual(1);
  expect(ear.heard.length).toBeLessThanOrEqual(2);
  const soFar = ear.heard.length;
  await pause(1200);
  expect(ear.heard.length).toBe(soFar + 1);
  await pause(1200);
  expect(ear.heard.length).toBe(soFar + 1);
}, 10_000);
it('strangers, other sites and unreadable messages are turned away', async () => {
  const ann = await here.person('ann', ['student']);
  await expect(listen(here, here.visitor(), 'chat')).rejects.toThrow('401');
  await expect(listen(here, ann, 'chat', { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(listen(here, ann, 'Chat!')).rejects.toThrow('404');
  const { socket } = await listen(here, ann, 'chat', { origin: here.url });
  socket.send('not json');
  expect((await once(socket, 'close'))[0]).toBe(1008);
  expect(await here.visitor().send('GET', '/ws/chat/')).toMatchObject({ status: 401 });
  expect(await ann.send('GET', '/ws/chat/')).toMatchObject({ status: 400 });
});
it('beats every two seconds and bears many sockets', async () => {
  const who = await here.person('many', []);
  const sockets = await Promise.all(Array.from({ length: 300 }, () => listen(here, who, 'notifications')));
  const [data] = await once(sockets[299]!.socket, 'message');
  expect(JSON.parse(String(data))).toEqual({ type: 'heartbeat' });
  await here.host.live.publish('notifications', { type: 'hello', accounts: ['many'] });
  await expect.poll(() => sockets.filter(ear => ear.heard.length === 1).length).toBe(300);
  for (const { socket } of sockets) socket.terminate();
}, 15_000);

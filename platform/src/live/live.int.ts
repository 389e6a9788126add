import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  here = await openLibrary(database.url, { accountSockets: 20 });
  there = await openLibrary(database.url, { addressSockets: 60 }, []);
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
async function listen(
  library: Library,
  who: Browser,
  channel: string,
  headers: Record<string, string> = {},
): Promise<Ear> {
  const socket = new WebSocket(`${library.url.replace('http', 'ws')}/api/v1/ws/${channel}/`, {
    headers: { cookie: `portal_session=${who.cookies.get('portal_session')}`, ...headers },
  });
  open.push(socket);
  const heard: any[] = [];
  socket.on('message', data => {
    const message = JSON.parse(String(data));
    if (message.type !== 'heartbeat') heard.push(message);
  });
  await new Promise((resolve, fail) => {
    socket.once('open', resolve);
    socket.once('error', fail);
  });
  return { socket, heard };
}
const pause = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

it('a message reaches the accounts it names, in every process, on its channel only', async () => {
  const [ann, bob] = [await here.person('ann', ['student']), await here.person('bob', ['student'])];
  const ears = {
    annHere: await listen(here, ann, 'notifications'),
    annThere: await listen(there, ann, 'notifications'),
    bob: await listen(there, bob, 'notifications'),
    chat: await listen(there, ann, 'chat'),
  };
  await pause(50);
  await here.host.live.publish('notifications', { type: 'new_notifications', accounts: ['ann'], data: { count: 1 } });
  await expect
    .poll(() => [ears.annHere.heard, ears.annThere.heard])
    .toEqual([
      [{ type: 'new_notifications', keys: [], data: { count: 1 } }],
      [{ type: 'new_notifications', keys: [], data: { count: 1 } }],
    ]);
  await there.host.live.publish('notifications', { type: 'banner', accounts: 'all', data: 'x'.repeat(20_000) });
  await expect
    .poll(() => [ears.annHere, ears.annThere, ears.bob].map(ear => ear.heard.at(-1)?.data?.length))
    .toEqual([20_000, 20_000, 20_000]);
  expect(ears.chat.heard).toEqual([]);
});
it('one message tells each account something of its own and nobody else anything, however long it is', async () => {
  const [ann, bob] = [await here.person('ann', []), await here.person('bob', [])];
  const ears = {
    annHere: await listen(here, ann, 'registration'),
    annThere: await listen(there, ann, 'registration'),
    bob: await listen(here, bob, 'registration'),
    notices: await listen(here, ann, 'notifications'),
  };
  await pause(50);
  const many = Array.from({ length: 1000 }, (_, number) => [`somebody-${number}`, { position: number }] as const);
  await here.host.live.publish('registration', {
    type: 'places',
    each: [...many, ['ann', { position: 1 }], ['bob', { position: 2 }]],
  });
  await expect
    .poll(() => [ears.annHere.heard, ears.annThere.heard, ears.bob.heard])
    .toEqual([
      [{ type: 'places', keys: [], data: { position: 1 } }],
      [{ type: 'places', keys: [], data: { position: 1 } }],
      [{ type: 'places', keys: [], data: { position: 2 } }],
    ]);
  expect(ears.notices.heard).toEqual([]);
});
it('keys reach who subscribed to them, gathered into few messages', async () => {
  const ear = await listen(there, await here.person('cat', []), 'registration');
  ear.socket.send(JSON.stringify({ subscribe: ['seat:1', 'seat:2'] }));
  await pause(100);
  for (let n = 0; n < 200; n++) here.host.live.touched([`seat:${n % 4}`]);
  await expect
    .poll(() => [...new Set(ear.heard.flatMap(message => message.keys))].toSorted((a, b) => a.localeCompare(b)))
    .toEqual(['seat:1', 'seat:2']);
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
  for (let n = 0; n < 30; n++) {
    there.host.live.touched(['slow:board']);
    await pause(50);
  }
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
  const people = await Promise.all(Array.from({ length: 20 }, (_, number) => here.person(`many-${number}`, [])));
  const sockets = await Promise.all(
    people.flatMap(who => Array.from({ length: 15 }, () => listen(here, who, 'notifications'))),
  );
  const [data] = await once(sockets[299]!.socket, 'message');
  expect(JSON.parse(String(data))).toEqual({ type: 'heartbeat' });
  await here.host.live.publish('notifications', {
    type: 'hello',
    accounts: people.map((_, number) => `many-${number}`),
  });
  await expect.poll(() => sockets.filter(ear => ear.heard.length === 1).length).toBe(300);
  for (const { socket } of sockets) socket.terminate();
}, 15_000);

describe('limits', () => {
  it('one account has so many sockets and no more, and takes nobody else’s place', async () => {
    const [greedy, other] = [await here.person('greedy', []), await here.person('other', [])];
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => listen(here, greedy, 'chat')));
    const opened = tries.flatMap(attempt => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    const alive = () => opened.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length;
    await expect.poll(alive).toBe(20);
    await pause(100);
    expect(alive()).toBe(20);
    await expect(listen(here, greedy, 'registration')).rejects.toThrow('429');
    const theirs = await listen(here, other, 'chat');
    opened.find(({ socket }) => socket.readyState === WebSocket.OPEN)!.socket.terminate();
    await expect
      .poll(() =>
        listen(here, greedy, 'chat').then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
    for (const { socket } of opened) socket.terminate();
  });
  it('one address has so many sockets, whatever accounts they are of', async () => {
    const tries: string[] = [];
    for (let number = 0; number < 70; number++)
      tries.push(
        await listen(there, await there.person(`campus-${number}`, []), 'chat').then(
          () => 'open',
          (error: Error) => error.message,
        ),
      );
    expect(tries.slice(-5)).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('429')));
    expect(tries.filter(outcome => outcome === 'open').length).toBeLessThanOrEqual(60);
    for (const socket of open) if (socket.url.startsWith(there.url.replace('http', 'ws'))) socket.terminate();
  });
  it.each<[string, number, string, (socket: WebSocket) => void]>([
    [
      'too many messages',
      4429,
      'too many messages',
      socket => {
        for (let n = 0; n < 1000; n++) socket.send('{"subscribe":["a"]}');
      },
    ],
    [
      'messages of too many keys',
      4429,
      'too many messages',
      socket => {
        for (let n = 0; n < 100; n++)
          socket.send(JSON.stringify({ unsubscribe: Array.from({ length: 190 }, (_, key) => `${key}`) }));
      },
    ],
    [
      'too many subscriptions',
      4429,
      'too many subscriptions',
      socket => {
        for (let n = 0; n < 3; n++)
          socket.send(JSON.stringify({ subscribe: Array.from({ length: 90 }, (_, key) => `${n}-${key}`) }));
      },
    ],
    [
      'too long a message',
      1009,
      '',
      socket => {
        socket.send(JSON.stringify({ subscribe: Array.from({ length: 190 }, (_, key) => 'x'.repeat(190) + key) }));
      },
    ],
  ])('%s close the socket with %i, which can be opened again', async (_, code, reason, flood) => {
    const who = await here.person('flooder', []);
    const { socket } = await listen(here, who, 'chat');
    flood(socket);
    const [closed, why] = await once(socket, 'close');
    expect([closed, String(why)]).toEqual([code, reason]);
    expect((await listen(here, who, 'chat')).socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a socket ends when', () => {
  it.each<[string, (who: Browser) => Promise<unknown>, number]>([
    ['its person signs out', who => who.send('POST', '/sign_out/'), 4401],
    [
      'the password is changed or the account disabled: all sessions end',
      () => here.host.sessions.endAll('leaver'),
      4401,
    ],
    ['the roles change', () => here.host.sessions.change('leaver', { roles: ['office'] }), 4403],
    ['the person goes on as another', who => who.send('POST', '/as/', { body: { account: 'student-1' } }), 4401],
  ])('%s, in every process, and only then', async (_, act, code) => {
    const who = await here.person('leaver', ['org_admin']);
    const bystander = await listen(here, await here.person('stayer', ['org_admin']), 'notifications');
    const sockets = [
      await listen(here, who, 'notifications'),
      await listen(here, who, 'chat'),
      await listen(there, who, 'notifications'),
    ].map(ear => ear.socket);
    const codes = Promise.all(sockets.map(async socket => (await once(socket, 'close'))[0]));
    await here.host.sessions.change('leaver', { data: { seen: true } });
    await pause(200);
    expect(sockets.map(socket => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN, WebSocket.OPEN]);
    await act(who);
    expect(await codes).toEqual([code, code, code]);
    expect(bystander.socket.readyState).toBe(WebSocket.OPEN);
  });
});
it('an open socket keeps no session in use', async () => {
  const who = await here.person('idle', []);
  const seen = async () =>
    (
      await here.host.pool.query(`select last_seen_at from platform.sessions where account = 'idle'`)
    ).rows[0].last_seen_at.getTime();
  const before = await seen();
  await here.host.pool.query(`select pg_notify('portal_sessions', 'idle')`);
  await listen(here, who, 'chat');
  here.host.live.check();
  await pause(100);
  await (here.host.sessions as unknown as { flush(): Promise<void> }).flush();
  expect(await seen()).toBe(before);
});

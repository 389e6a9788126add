import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../../../test/support/redis.ts';
import { openLibrary } from '../http/testing/portal.ts';

type Library = Awaited<ReturnType<typeof openLibrary>>;
interface Lines {
  database: TestDatabase;
  redis: TestRedis | undefined;
}

/** Breaks what carries the messages, and has it come back after a moment. */
function carriesMessages(open: () => Promise<Lines>, interrupt: (lines: Lines) => Promise<unknown>): void {
  let lines: Lines;
  let here: Library;
  let there: Library;
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    lines = await open();
    const settings = lines.redis ? { redisUrl: lines.redis.url } : {};
    here = await openLibrary(lines.database.url, settings);
    there = await openLibrary(lines.database.url, settings, []);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.terminate();
    await here?.stop();
    await there?.stop();
    await lines?.redis?.stop();
    await lines?.database.drop();
  });
  async function ear(library: Library, account: string, keys: readonly string[] = []) {
    const { cookies } = await library.person(account, []);
    const socket = new WebSocket(`${library.url.replace('http', 'ws')}/api/v1/ws/notifications/`, {
      headers: { cookie: `portal_session=${cookies.get('portal_session')}` },
    });
    sockets.push(socket);
    const heard: any[] = [];
    socket.on('message', data => {
      const message = JSON.parse(String(data));
      if (message.type !== 'heartbeat') heard.push(message);
    });
    await once(socket, 'open');
    if (keys.length > 0) socket.send(JSON.stringify({ subscribe: keys }));
    await new Promise(resolve => setTimeout(resolve, 100));
    return { heard };
  }

  it('from one process to the browsers of all, short and long, in their order', async () => {
    const ears = [await ear(here, 'ann'), await ear(there, 'ann'), await ear(there, 'bob')];
    const texts = ['short', 'x'.repeat(20_000), 'Ә'.repeat(9_000), 'last'];
    for (const data of texts) await here.host.live.publish('notifications', { type: 'new', accounts: ['ann'], data });
    await expect.poll(() => ears.map(({ heard }) => heard.map(({ data }) => data))).toEqual([texts, texts, []]);
  });

  it('after an interruption every browser is told to load again what it shows, and nobody is told twice', async () => {
    const ears = [await ear(here, 'cat', ['seat:1', 'seat:2']), await ear(there, 'dan', ['seat:3'])];
    await interrupt(lines);
    await expect
      .poll(() => ears.map(({ heard }) => heard.flatMap(({ keys }) => keys)), { timeout: 20_000 })
      .toEqual([['seat:1', 'seat:2'], ['seat:3']]);
    for (const { heard } of ears) heard.length = 0;
    here.host.live.touched(['seat:1', 'seat:3']);
    await expect
      .poll(() => ears.map(({ heard }) => heard.flatMap(({ keys }) => keys)))
      .toEqual([['seat:1'], ['seat:3']]);
  });
}

describe('live messages over PostgreSQL', () => {
  carriesMessages(
    async () => ({ database: await testDatabase(), redis: undefined }),
    ({ database }) =>
      database.asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
      ),
  );
});
describe.skipIf(!haveRedis)(`live messages ${withRedis}`, () => {
  carriesMessages(
    async () => ({ database: await testDatabase(), redis: await startRedis() }),
    async ({ redis }) => {
      await redis!.kill();
      await new Promise(resolve => setTimeout(resolve, 500));
      await redis!.start();
    },
  );
});

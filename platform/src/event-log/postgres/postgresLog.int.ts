import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListener, type Listener } from '../../postgres/listener.ts';
import { appAddress } from '../../postgres/pools.ts';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { eventLogContract } from '../testing/contract.ts';
import { contextOf, contractCatalogue, counted, item } from '../testing/items.ts';
import type { EventLog } from '../types.ts';
import { createPostgresLog } from './postgresLog.ts';

let database: TestDatabase;
let listener: Listener;
let pool: pg.Pool;
const logs: EventLog[] = [];
const open = (catalogue = contractCatalogue): EventLog => {
  const log = createPostgresLog({ url: database.url, pool, listener, catalogue });
  logs.push(log);
  return log;
};
const emptyLog = (): Promise<unknown> => database.asOwner('truncate log.events, log.idempotency restart identity');

beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool(4);
  listener = await createListener(database.url, () => undefined);
});
afterAll(async () => {
  await Promise.all(logs.map(log => log.close()));
  await listener.close();
  await database.drop();
});

eventLogContract('postgres', async () => {
  await emptyLog();
  return {
    log: open(),
    another: async catalogue => open(catalogue),
    close: async () => {
      await Promise.all(logs.splice(0).map(log => log.close()));
    },
  };
});

/** A process of its own that appends; `acknowledged`: the versions that it printed, by stream. */
function appendingProcess(
  name: string,
  appends: number,
): { child: ChildProcess; acknowledged: Map<string, number>; ended: Promise<unknown> } {
  const script = fileURLToPath(new URL('../testing/appending-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.url, name, String(appends)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) acknowledged.set(line.split(' ')[0]!, Number(line.split(' ')[1]));
  });
  return { child, acknowledged, ended: new Promise(resolve => child.on('close', resolve)) };
}

describe('postgres log', () => {
  test('1, 4: three processes write and one of them is killed: what it acknowledged is there, and a reader sees everything once and in order', async () => {
    await emptyLog();
    const log = open();
    const writers = ['a', 'b', 'c'].map(name => appendingProcess(name, 300));
    const seen: { position: number; stream: string; version: number }[] = [];
    let writing = true;
    const reader = (async () => {
      for (let last = 0, drained = false; !drained;) {
        const open = writing;
        const page = await log.readAll(last, 500);
        seen.push(...page);
        last = page.at(-1)?.position ?? last;
        drained = !open && page.length === 0;
      }
    })();
    await expect.poll(() => writers[0]!.acknowledged.size, { timeout: 20_000 }).toBe(10);
    writers[0]!.child.kill('SIGKILL');
    await Promise.all(writers.map(writer => writer.ended));
    writing = false;
    await reader;

    const versions = new Map<string, number[]>();
    for (const { stream, version } of seen) versions.set(stream, [...(versions.get(stream) ?? []), version]);
    for (const found of versions.values()) expect(found).toEqual(Array.from({ length: found.length }, (_, n) => n + 1));
    for (const [stream, version] of writers.flatMap(writer => [...writer.acknowledged]))
      expect(versions.get(stream)!.length).toBeGreaterThanOrEqual(version);
    for (const caller of Array.from({ length: 10 }, (_, n) => n))
      expect([versions.get(`b-${caller}`), versions.get(`c-${caller}`)].map(found => found!.length)).toEqual([
        300, 300,
      ]);
    expect(seen.map(event => event.position)).toEqual((await log.readAll(0, 10_000)).map(event => event.position));
  });

  test('1: appends go on through lost connections: each is there once, whatever was acknowledged', async () => {
    await emptyLog();
    const log = open();
    let writing = true;
    let killed = 0;
    const killer = (async () => {
      while (writing) {
        await new Promise(resolve => setTimeout(resolve, 15));
        killed += (
          await database.asOwner(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query like '%log.append%' and pid <> pg_backend_pid()`,
          )
        ).length;
      }
    })();
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        for (let version = 0; version < 100; version++)
          expect((await log.append(item(counted(`s-${n}`, version, version)))).ok).toBe(true);
      }),
    );
    await log.exclusively(locked => locked.appendBatch([item(counted('s-0', 100, 100))]));
    writing = false;
    await killer;
    expect(killed).toBeGreaterThan(5);
    const events = await log.readAll(0, 5000);
    expect(events).toHaveLength(2001);
    expect((await log.read('s-0')).map(event => (event.data as { by: number }).by)).toEqual(
      Array.from({ length: 101 }, (_, n) => n),
    );
  });

  test('1: without a database an append gives up in time and says so', async () => {
    const url = new URL(database.url);
    url.port = '1';
    const log = createPostgresLog({ url: url.href, pool, listener, catalogue: contractCatalogue, timeout: 300 });
    await expect(log.append(item(counted('a', 0, 1)))).rejects.toThrow(/The event log cannot be reached/);
    await log.close();
  });

  test('6: the application may neither change nor delete nor replace events, nor rewrite kept answers', async () => {
    await emptyLog();
    const log = open();
    await log.append(item(counted('a', 0, 1)));
    const client = new pg.Client({ connectionString: appAddress(database.url) });
    await client.connect();
    const forbidden = [
      `update log.events set data = '{"by": 2}'`,
      'delete from log.events',
      'truncate log.events',
      'drop table log.events',
      'alter table log.events add column x int',
      'update log.idempotency set answer = null',
      'delete from log.idempotency',
      'create table log.mine ()',
      `create or replace function log.append() returns void language sql as ''`,
    ];
    for (const statement of forbidden)
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    await client.end();
    expect((await log.read('a'))[0]!.data).toEqual({ by: 1 });
  });

  test('appends that arrive together are committed together', async () => {
    await emptyLog();
    const log = open();
    await Promise.all(Array.from({ length: 100 }, (_, n) => log.append(item(counted(`s-${n}`, 0, n)))));
    const [row] = await database.asOwner<{ commits: number }>(
      'select count(distinct xmin::text)::int as commits from log.events',
    );
    expect(row!.commits).toBeLessThan(5);
  });

  test('what only the database refuses fails alone', async () => {
    await emptyLog();
    const log = open();
    const context = contextOf();
    await log.append({ writes: [counted('a', 0, 1)], context });
    const results = await Promise.allSettled([
      log.append(item(counted('b', 0, 1))),
      log.append({ writes: [counted('c', 0, 1)], context }),
      log.append(item(counted('d', 0, 1))),
    ]);
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await log.readAll(0, 10)).toHaveLength(3);
  });

  test("other libraries' reading of numbers is left alone", async () => {
    const { rows } = await pool.query(`select 12345678901234567890::numeric as n, 1::int8 as b, '123'::text as t`);
    expect(rows[0]).toEqual({ n: '12345678901234567890', b: '1', t: '123' });
  });
});

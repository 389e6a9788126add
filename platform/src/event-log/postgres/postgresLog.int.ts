import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListener, type Listener } from '../../postgres/listener.ts';
import { appAddress } from '../../postgres/pools.ts';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { eventLogContract } from '../testing/contract.ts';
import { contractCatalogue, counted, item } from '../testing/items.ts';
import { severalProcesses } from '../testing/processes.ts';
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

describe('postgres log', () => {
  severalProcesses(async () => {
    await emptyLog();
    return { url: database.url };
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

  test("other libraries' reading of numbers is left alone", async () => {
    const { rows } = await pool.query(`select 12345678901234567890::numeric as n, 1::int8 as b, '123'::text as t`);
    expect(rows[0]).toEqual({ n: '12345678901234567890', b: '1', t: '123' });
  });
});

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { eventLogContract } from '../testing/contract.ts';
import { contextOf, contractCatalogue, counted, item } from '../testing/items.ts';
import { severalProcesses } from '../testing/processes.ts';
import type { EventLog } from '../types.ts';
import { createKurrentLog, type KurrentLogSettings } from './kurrentLog.ts';
import { followedMigration } from './schema.ts';

/** `EVENTSTORE_URL` names a server on which tests may write; each has streams of its own. `EVENTSTORE_MULTI_STREAM`: it is 25.1 or newer. */
const server = process.env.EVENTSTORE_URL ?? '';
const multiStream = Boolean(process.env.EVENTSTORE_MULTI_STREAM);

let database: TestDatabase;
let pool: Pool;
let prefix = '';
const logs: EventLog[] = [];
const open = async (changes: Partial<KurrentLogSettings> = {}): Promise<EventLog> => {
  const log = await createKurrentLog({
    store: server,
    prefix,
    multiStream,
    url: database.url,
    pool,
    catalogue: contractCatalogue,
    ...changes,
  });
  logs.push(log);
  return log;
};
const closeAll = async (): Promise<unknown> => Promise.all(logs.splice(0).map(log => log.close()));
const emptyLog = async (): Promise<void> => {
  await closeAll();
  prefix = `t${randomUUID()}-`;
  await database.asOwner('truncate log.commands, log.followed, log.idempotency');
};

beforeAll(async () => {
  database = await testDatabase({ migrations: [followedMigration] });
  pool = database.pool(8);
});
afterAll(async () => {
  await closeAll();
  await database.drop();
});

if (server) {
  eventLogContract('KurrentDB', async () => {
    await emptyLog();
    return {
      log: await open(),
      another: catalogue => open(catalogue && { catalogue }),
      close: async () => void (await closeAll()),
    };
  });
}

describe.skipIf(!server)('log in KurrentDB (skipped where EVENTSTORE_URL names no server)', () => {
  severalProcesses(async () => {
    await emptyLog();
    return { url: database.url, store: { url: server, prefix } };
  }, 100);

  test('appends that arrive together are committed together', async () => {
    await emptyLog();
    const log = await open();
    await Promise.all(Array.from({ length: 100 }, (_, n) => log.append(item(counted(`s-${n}`, 0, n)))));
    await log.close();
    const [row] = await database.asOwner<{ commits: number }>('select commits::int as commits from log.followed');
    expect(row!.commits).toBeLessThan(5);
  });

  test('what only the database refuses fails alone', async () => {
    await emptyLog();
    const log = await open();
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

  test('5: commands and answers are known again when PostgreSQL has lost them', async () => {
    await emptyLog();
    const keep = { key: 'k', actor: 'anna', body_hash: 'h', answer: { ok: true } };
    const context = contextOf();
    const first = await open();
    await first.append({ writes: [counted('a', 0, 1)], context, keep });
    await closeAll();
    await database.asOwner('truncate log.commands, log.followed, log.idempotency');
    const log = await open();
    expect(await log.append({ ...item(counted('b', 0, 1)), keep })).toEqual({ ok: false, conflict: 'key', key: 'k' });
    await expect(log.append({ writes: [counted('c', 0, 1)], context })).rejects.toThrow('in the log already');
    expect(await log.keptAnswers([keep])).toEqual([{ ...keep, position: 1 }]);
  });

  test('a database that cannot serve is a clear refusal', async () => {
    await emptyLog();
    await expect(open({ store: 'kurrentdb://127.0.0.1:9?tls=false&maxDiscoverAttempts=1' })).rejects.toThrow(
      /EVENTSTORE_URL: the server cannot be reached/,
    );
  });

  test('a PostgreSQL that has followed another log is a clear refusal', async () => {
    await emptyLog();
    const log = await open();
    await log.append(item(counted('a', 0, 1)));
    await closeAll();
    prefix = `t${randomUUID()}-`;
    await expect(open()).rejects.toThrow('DATABASE_URL has followed another event store');
  });
});

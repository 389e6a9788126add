import { event } from '@portal/event-schemas/kernel/events.ts';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { withoutEventStore } from '../../../../test/support/event-store.ts';
import { eventLogContract } from '../testing/contract.ts';
import { contextOf, contractCatalogue, counted, item } from '../testing/items.ts';
import { severalProcesses } from '../testing/processes.ts';
import { encodeUnit, type EncodedUnit } from '../encoding.ts';
import type { AppendItem, EventLog } from '../types.ts';
import { appendDraft, draftOf } from './appending.ts';
import { followCommits } from './commits.ts';
import { journalled } from './journal.ts';
import { readFollowed } from './known.ts';
import { createKurrentLog, type KurrentLogSettings } from './kurrentLog.ts';
import { followedMigration } from './schema.ts';
import { openStore } from './store.ts';
import type { StoreWrite } from './types.ts';

/** The run's event store (test/support/event-store.ts); each test has streams of its own. `EVENTSTORE_MULTI_STREAM`: it is 25.1 or newer. */
const server = inject('eventStore');
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

/** What stands in the database when whoever appends is killed after the first of his streams. */
async function killedHalfWay(append: AppendItem, catalogue = contractCatalogue): Promise<void> {
  const store = openStore(server, { prefix });
  const commits = await followCommits(
    store,
    await readFollowed(pool),
    () => undefined,
    () => undefined,
  );
  await commits.sync();
  const draft = draftOf([encodeUnit(catalogue, [append]) as EncodedUnit], commits.head(), prefix);
  const killed = async (write: StoreWrite): Promise<bigint | null> => {
    const place = await store.appendOne(write);
    if (write.stream === store.names.journal) return place;
    throw new Error('killed');
  };
  const way = journalled({ ...store, appendOne: killed });
  await expect(appendDraft({ ...store, ...way }, commits, draft)).rejects.toThrow('killed');
  await store.close();
}

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

describe.skipIf(!server)(`log in KurrentDB${withoutEventStore}`, () => {
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

  test.each(['another start', 'an append', 'exclusive work'])(
    '3: an append whose maker was killed half way is finished by %s',
    async by => {
      await emptyLog();
      const log = await open();
      await log.append(item(counted('a', 0, 1)));
      const halfWay = item(counted('a', 1, 2), counted('b', 0, 3));
      await killedHalfWay({ ...halfWay, keep: { key: 'k', actor: 'anna', body_hash: 'h', answer: 1 } });
      if (by === 'an append') expect((await log.append(item(counted('c', 0, 4)))).ok).toBe(true);
      else if (by === 'exclusive work')
        await log.exclusively(async locked => {
          // As a dispatcher does that folds what it has not seen yet.
          const version = (await locked.readAll(0, 10)).filter(({ stream }) => stream === 'a').length;
          expect(await locked.keptAnswers([{ key: 'k', actor: 'anna' }])).toHaveLength(1);
          expect(await locked.appendBatch([item(counted('a', version, 4))])).toMatchObject({ ok: true });
        });
      const reader = by === 'another start' ? await open() : log;
      expect((await reader.readAll(0, 10)).map(({ stream, version }) => `${stream} ${version}`)).toEqual(
        { 'another start': ['a 1', 'a 2', 'b 1'], 'an append': ['a 1', 'a 2', 'b 1', 'c 1'] }[by] ?? [
          'a 1',
          'a 2',
          'b 1',
          'a 3',
        ],
      );
      await expect(reader.append(halfWay)).rejects.toThrow('in the log already');
    },
  );

  test('3: large appends are written and read, also one that is finished by somebody else', async () => {
    await emptyLog();
    const catalogue = { Anything: event(z.any()) };
    const log = await open({ catalogue });
    const large = (stream: string) =>
      item({
        stream,
        expected_version: 0,
        events: Array.from({ length: 24 }, (_, n) => ({ type: 'Anything', data: { n, text: 'ә'.repeat(125_000) } })),
      });
    expect((await log.append(large('a'))).ok).toBe(true);
    await killedHalfWay(large('b'), catalogue);
    expect((await log.append(large('c'))).ok).toBe(true);
    const other = await open({ catalogue });
    expect((await other.readAll(0, 100)).map(({ data }) => (data as { n: number }).n)).toEqual(
      Array.from({ length: 72 }, (_, n) => n % 24),
    );
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

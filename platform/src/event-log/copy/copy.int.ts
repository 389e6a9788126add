import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { withoutEventStore } from '../../../../test/support/event-store.ts';
import { followedMigration } from '../kurrent/schema.ts';
import { contextOf, counted, item } from '../testing/items.ts';
import { openLog } from '../testing/open-log.ts';
import { copyLog } from './copy.ts';
import { kurrentPlace } from './kurrentPlace.ts';
import { postgresPlace } from './postgresPlace.ts';
import type { CopyPlace } from './types.ts';

const server = inject('eventStore');

describe.skipIf(!server)(`copies of a log${withoutEventStore}`, () => {
  let database: TestDatabase;
  let prefix = '';
  const open: CopyPlace[] = [];
  const places = async () => {
    const postgres = await postgresPlace(database.url);
    open.push(postgres);
    const store = await kurrentPlace(server, prefix);
    open.push(store);
    return { postgres, store };
  };
  const closeAll = (): Promise<unknown> => Promise.all(open.splice(0).map(place => place.close()));
  const keep = { key: 'k', actor: 'anna', body_hash: 'h', answer: { ok: true } };
  const inStore = () => ({ url: database.url, store: { url: server, prefix } });

  beforeAll(async () => {
    database = await testDatabase({ migrations: [followedMigration] });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    prefix = `t${randomUUID()}-`;
    await database.asOwner('truncate log.events, log.idempotency, log.commands, log.followed restart identity');
    const log = await openLog({ url: database.url });
    for (let version = 0; version < 30; version++)
      await log.append(item(counted('a', version, version), counted('b', version, version)));
    // A text as an older version of the portal wrote it, and a gap in the positions.
    await database.asOwner(
      `insert into log.events (position, stream_id, version, type, event_id, data, meta) overriding system value
        select 70, 'old', 1, 'Counted', gen_random_uuid(), '{"by":  1.0, "2": null, "1": null}',
          '{"schema_version": 1, "command_id": "${randomUUID()}", "occurred_at":"2026-01-01T00:00:00.000Z"}'`,
    );
    await database.asOwner(`select setval(pg_get_serial_sequence('log.events', 'position'), 90)`);
    await log.append({ ...item(counted('a', 30, 30)), keep });
    await log.append({ ...item(), keep: { ...keep, key: 'no events' } });
    await log.close();
  });
  afterEach(closeAll);

  test('ids, order, positions, times, texts and kept answers come along, and back', async () => {
    const { postgres, store } = await places();
    const there = await copyLog(postgres, store);
    expect(there).toMatchObject({ events: 62, found: 0, head: 91 });
    await postgres.settle(store.end());
    await closeAll();

    const log = await openLog(inStore());
    expect(await log.append({ ...item(counted('c', 0, 1)), keep })).toMatchObject({ ok: false, conflict: 'key' });
    expect((await log.keptAnswers([keep, { ...keep, key: 'no events' }])).map(({ position }) => position)).toEqual([
      91,
      null,
    ]);
    expect((await log.readAll(68, 10)).map(({ position }) => position)).toEqual([70, 91]);
    expect(await log.append(item(counted('a', 31, 31)))).toMatchObject({ ok: true, position: 92 });
    await log.close();

    const second = await places();
    const back = await copyLog(second.store, second.postgres);
    expect(back).toMatchObject({ events: 63, found: 62, head: 92 });
    await second.postgres.settle(null);
    await closeAll();
    const here = await openLog({ url: database.url });
    expect(await here.append(item(counted('a', 32, 32)))).toMatchObject({ ok: true, position: 93 });
    await here.close();
    expect(await database.asOwner('select from log.followed')).toHaveLength(0);
  });

  test('a copy that was interrupted goes on where it ended', async () => {
    const { postgres, store } = await places();
    const some = await postgres.next(0);
    await store.write({ events: some!.events.slice(0, 17), answers: [] });
    expect(await copyLog(postgres, store)).toMatchObject({ events: 62, found: 17, head: 91 });
  });

  test('a log that is no copy is refused with the event that differs', async () => {
    const first = await places();
    await copyLog(first.postgres, first.store);
    await closeAll();
    await database.asOwner(`update log.events set data = '{"by":99}' where position = 12`);
    const { postgres, store } = await places();
    await expect(copyLog(postgres, store)).rejects.toThrow('PostgreSQL and the event store differ at #12.');
  });

  test('a command that was copied is known there', async () => {
    const context = contextOf();
    const log = await openLog({ url: database.url });
    await log.append({ writes: [counted('d', 0, 1)], context });
    await log.close();
    const { postgres, store } = await places();
    await copyLog(postgres, store);
    await postgres.settle(store.end());
    await closeAll();
    const copied = await openLog(inStore());
    await expect(copied.append({ writes: [counted('e', 0, 1)], context })).rejects.toThrow('in the log already');
    await copied.close();
    expect((await database.asOwner('select from log.commands')).length).toBeGreaterThan(30);
  });

  test('while the portal runs nothing is copied', async () => {
    const log = await openLog({ url: database.url });
    await log.append(item(counted('d', 0, 1)));
    await expect(postgresPlace(database.url)).rejects.toThrow('is connected to this database: stop it first.');
    await log.close();
  });
});

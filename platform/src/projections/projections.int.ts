import { event } from '@portal/event-schemas/kernel/events.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPostgresLog } from '../event-log/postgres/postgresLog.ts';
import type { EventLog } from '../event-log/types.ts';
import { createListener, type Listener } from '../postgres/listener.ts';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { build } from './build.ts';
import { beginBuild } from './prepare.ts';
import { createRunner, type Runner, type RunnerOptions } from './runner.ts';
import { readSetAside } from './set-aside.ts';
import { sale, tally } from './testing.ts';
import { inTransaction } from './transaction.ts';
import type { Projection, Sql } from './types.ts';

const catalogue = { Sold: event(z.object({ item: z.string() })) };
const logger = pino({ level: 'silent' });

describe('projections', () => {
  let database: TestDatabase;
  let log: EventLog;
  let listener: Listener;
  let pool: ReturnType<TestDatabase['pool']>;
  let runners: Runner[] = [];

  beforeAll(async () => {
    database = await testDatabase({ schemas: ['shop'] });
    pool = database.pool(8, true);
    listener = await createListener(database.url, () => undefined);
  });
  afterAll(async () => {
    await log?.close();
    await listener.close();
    await database.drop();
  });
  beforeEach(async () => {
    await Promise.all(runners.map(runner => runner.stop()));
    runners = [];
    await database.asOwner('drop schema if exists shop cascade');
    await database.asOwner('create schema shop authorization portal_app');
    await database.asOwner('truncate platform.checkpoints, platform.set_aside, log.events restart identity');
    // A log remembers what it has read.
    await log?.close();
    log = createPostgresLog({ url: database.url, pool, listener, catalogue });
  });

  const run = async (projections: Projection[], options: Partial<RunnerOptions> = {}): Promise<Runner> => {
    const runner = createRunner({
      log,
      pool,
      projections,
      logger,
      onProjected: () => undefined,
      poll: 100,
      ...options,
    });
    runners.push(runner);
    await runner.start();
    return runner;
  };
  const append = (item: string, count = 1) => log.append(sale(item, count));
  const sold = async (table = 'shop.tally') =>
    Object.fromEntries(
      (await pool.query<{ item: string; sold: number }>(`select item, sold from ${table} order by item`)).rows.map(
        row => [row.item, row.sold],
      ),
    );
  const checkpoints = async () =>
    (
      await pool.query<{
        name: string;
        stage: string;
        status: string;
        version: number;
        error: string | null;
        position: number;
      }>('select name, stage, status, version, error, position::float8 from platform.checkpoints order by name, stage')
    ).rows;

  it('shows every event once, whether it was there before the start or comes after it', async () => {
    await append('pen', 2500);
    await run([tally()]);
    await append('ink', 3);
    await expect.poll(() => sold()).toEqual({ ink: 3, pen: 2500 });
    await expect.poll(() => sold('shop.tally_public')).toEqual({ ink: 3, pen: 2500 });
  });

  it('tells position and touched keys after the commit, within moments of the append', async () => {
    const told: { position: number; keys: readonly string[]; visible: Promise<unknown> }[] = [];
    await run([tally()], {
      poll: 60_000,
      onProjected: (position, keys) => told.push({ position, keys, visible: sold() }),
    });
    await new Promise(resolve => setTimeout(resolve, 100));
    const began = performance.now();
    await append('pen', 2);
    await expect.poll(() => told.length, { interval: 1 }).toBe(1);
    // The append woke it: by itself it would look again in a minute.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(told[0]).toMatchObject({ position: await log.head(), keys: ['item:pen'] });
    expect(await told[0]!.visible).toEqual({ pen: 2 });
  });

  it('counts nothing twice and loses nothing with three runners and writers at once', async () => {
    await Promise.all([run([tally()], { batch: 50 }), run([tally()], { batch: 50 }), run([tally()], { batch: 50 })]);
    await Promise.all(Array.from({ length: 300 }, (_, index) => append(`item${index % 7}`, 3)));
    await expect
      .poll(async () => Object.values(await sold()).reduce((sum, count) => sum + count, 0), { timeout: 10_000 })
      .toBe(900);
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(Object.values(await sold()).reduce((sum, count) => sum + count, 0)).toBe(900);
  });

  it('goes on after its connections were killed in the middle, with nothing lost or doubled', async () => {
    await run([tally()], { batch: 20 });
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 20 }, () => append('pen', 2)));
      await database.asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike '%checkpoints%'`,
      );
    }
    await expect.poll(() => sold(), { timeout: 15_000 }).toEqual({ pen: 400 });
  });

  it('ends a turn that failed only when all projections of it have ended: nothing is written behind it', async () => {
    const bad = tally({
      name: 'shop.bad',
      tableNames: ['bad'],
      tables: 'create table bad (item text primary key)',
      views: undefined,
      failOn: ({ data }) => data.item === 'bomb',
    });
    const plain = tally();
    const slow = tally({
      async project(events, db) {
        for (const each of events) {
          await new Promise(resolve => setTimeout(resolve, 20));
          await plain.project([each], db);
        }
      },
    });
    await run([bad, slow]);
    await append('bomb', 5);
    await expect
      .poll(async () => (await checkpoints()).map(({ name, status }) => [name, status]))
      .toEqual([
        ['shop.bad', 'parked'],
        ['shop.tally', 'running'],
      ]);
    await expect.poll(async () => (await checkpoints())[1]!.position).toBe(await log.head());
    expect(await sold()).toEqual({ bomb: 5 });
  });

  it('sets an event aside that a projection cannot take; it goes on with the rest; built anew after a fix it is complete', async () => {
    let broken = true;
    const bad = tally({
      name: 'shop.bad',
      tableNames: ['bad'],
      tables: 'create table bad (item text primary key, sold int not null)',
      views: undefined,
      async project(events, db) {
        for (const { data, position } of events) {
          if (broken && data.item === 'bomb') throw new Error(`no bombs (${position})`);
          await db.query(
            'insert into bad (item, sold) values ($1, 1) on conflict (item) do update set sold = bad.sold + 1',
            [data.item],
          );
        }
      },
    });
    await run([bad, tally()]);
    const rebuild = async () => {
      await inTransaction(pool, db => beginBuild(db, bad));
      expect(await build({ log, pool, projections: [bad, tally()], batch: 100 }, bad, 'next')).toBe(true);
    };
    await append('pen', 5);
    await append('bomb');
    await append('pen', 5);
    await expect.poll(() => sold()).toEqual({ bomb: 1, pen: 10 });
    await expect.poll(() => sold('shop.bad')).toEqual({ pen: 10 });
    const aside = [
      { reader: 'shop.bad', position: 6, type: 'Sold', stream: expect.stringMatching(/^sale-/), error: 'no bombs (6)' },
    ];
    expect(await readSetAside(pool)).toMatchObject(aside);

    await rebuild();
    expect(await sold('shop.bad')).toEqual({ pen: 10 });
    expect(await readSetAside(pool)).toMatchObject(aside);

    broken = false;
    await rebuild();
    expect(await sold('shop.bad')).toEqual({ bomb: 1, pen: 10 });
    expect(await readSetAside(pool)).toEqual([]);
    expect((await checkpoints()).map(row => row.status)).toEqual(['running', 'running']);
  });

  it.each([
    ['has too many events that it cannot take', 'Sold at position', () => Promise.reject(new Error('cannot take it'))],
    [
      'has lost its table',
      'relation "bad" does not exist',
      (db: Sql) => db.query('insert into bad (item, sold) values ($1, 1)', ['pen']),
    ],
  ])('parks a projection that %s, and sets nothing aside', async (_, reason, project) => {
    const bad = tally({
      name: 'shop.bad',
      tableNames: ['bad'],
      tables: 'create table bad (item text primary key, sold int not null)',
      views: undefined,
      project: async (_events, db) => void (await project(db)),
    });
    const runner = await run([bad, tally()]);
    await runner.catchUp();
    await database.asOwner('drop table shop.bad');
    await append('pen', 30);
    await expect
      .poll(async () => (await checkpoints())[0])
      .toMatchObject({ name: 'shop.bad', status: 'parked', error: expect.stringContaining(reason) });
    expect(await readSetAside(pool)).toEqual([]);
    await expect.poll(() => sold()).toEqual({ pen: 30 });
  });

  it('waits until a fault has passed that is none of the event’s, and sets nothing aside', async () => {
    let away = true;
    const plain = tally();
    await run([
      tally({
        async project(events, db) {
          if (away) throw Object.assign(new Error('no space left on device'), { code: '53100' });
          await plain.project(events, db);
        },
      }),
    ]);
    await append('pen', 3);
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(await readSetAside(pool)).toEqual([]);
    away = false;
    await expect.poll(() => sold()).toEqual({ pen: 3 });
  });

  it('takes more in a turn the further it is behind, and as before once it is there', async () => {
    await append('pen', 2500);
    const asked: number[] = [];
    const watched: EventLog = {
      ...log,
      follow: (after, limit) => {
        asked.push(limit);
        return log.follow(after, limit);
      },
    };
    const runner = await run([tally()], { log: watched, batch: 100 });
    await expect.poll(() => sold()).toEqual({ pen: 2500 });
    await runner.catchUp();
    expect(asked).toEqual(expect.arrayContaining([100, 200, 400, 800]));
    expect(Math.max(...asked)).toBe(800);
    expect(asked.at(-1)).toBe(100);
  });

  it('is not held up by projections that few events concern, before and after a restart', async () => {
    const rare = tally({
      name: 'shop.rare',
      handles: ['Returned'],
      tableNames: ['rare'],
      tables: 'create table rare (item text)',
      views: undefined,
    });
    for (let round = 0; round < 5; round++) await append('pen', 900);
    const first = await run([rare, tally()]);
    await expect.poll(() => sold(), { timeout: 5000 }).toEqual({ pen: 4500 });
    await append('ink');
    await expect.poll(() => sold()).toEqual({ ink: 1, pen: 4500 });
    await first.stop();
    await append('ink');
    await run([rare, tally()]);
    await expect.poll(() => sold()).toEqual({ ink: 2, pen: 4500 });
    await append('ink', 2);
    await expect.poll(() => sold()).toEqual({ ink: 4, pen: 4500 });
    await expect
      .poll(async () => (await checkpoints()).map(row => row.position), { timeout: 3000 })
      .toEqual([await log.head(), await log.head()]);
  });

  it('builds a new version beside the old one, which stays readable until the moment of the take-over', async () => {
    await append('pen', 3000);
    const first = await run([tally()]);
    await expect.poll(() => sold()).toEqual({ pen: 3000 });
    await first.stop();

    const seen: unknown[] = [];
    const doubled = tally({
      version: 2,
      tables: 'create table tally (item text primary key, sold int not null, last bigint not null, double int)',
      views: 'create or replace view shop.tally_public as select item, sold, double from shop.tally',
      async project(events, db) {
        seen.push(await sold('shop.tally_public'));
        await db.query(
          `insert into tally select item, count(*), 0, count(*) * 2
            from unnest($1::text[]) as item group by item
            on conflict (item)
            do update set sold = tally.sold + excluded.sold, double = tally.double + excluded.double`,
          [events.map(each => each.data.item)],
        );
      },
    });
    await run([doubled]);
    await append('ink');
    await expect.poll(() => sold()).toEqual({ ink: 1, pen: 3000 });
    for (const view of seen.slice(0, 3)) expect(view).toEqual({ pen: 3000 });
    expect((await pool.query('select double from shop.tally_public where item = $1', ['pen'])).rows).toEqual([
      { double: 6000 },
    ]);
    expect(await checkpoints()).toMatchObject([{ name: 'shop.tally', stage: 'live', version: 2, status: 'running' }]);
  });

  it('rebuilds a live projection under writes, never empty for a reader, and equal to a fresh one', async () => {
    await append('pen', 2000);
    await run([tally()]);
    await expect.poll(() => sold()).toEqual({ pen: 2000 });
    let emptiest = Infinity;
    let done = false;
    const reading = (async () => {
      while (!done) emptiest = Math.min(emptiest, (await sold('shop.tally_public'))['pen'] ?? 0);
    })();
    const writing = (async () => {
      for (let index = 0; index < 200; index++) await append('pen');
    })();
    await inTransaction(pool, db => beginBuild(db, tally()));
    expect(await build({ log, pool, projections: [tally()], batch: 100 }, tally(), 'next')).toBe(true);
    await writing;
    await expect.poll(() => sold()).toEqual({ pen: 2200 });
    done = true;
    await reading;
    expect(emptiest).toBeGreaterThanOrEqual(2000);
    expect(await checkpoints()).toMatchObject([{ stage: 'live', status: 'running' }]);
  });

  it('keeps the live version when the new one fails, and says why', async () => {
    await append('pen', 10);
    const first = await run([tally()]);
    await expect.poll(() => sold()).toEqual({ pen: 10 });
    await first.stop();
    await run([tally({ version: 2, failOn: () => true })]);
    expect(await sold()).toEqual({ pen: 10 });
    expect(await checkpoints()).toMatchObject([
      { stage: 'live', version: 1, status: 'running' },
      { stage: 'next', version: 2, status: 'parked', error: expect.stringContaining('cannot take pen') },
    ]);
  });

  it('lets a projection that is new on a long log catch up on its own', async () => {
    for (let round = 0; round < 12; round++) await append('pen', 1000);
    const first = await run([tally()]);
    await expect.poll(() => sold(), { timeout: 10_000 }).toEqual({ pen: 12_000 });
    await first.stop();
    const late = tally({
      name: 'shop.late',
      tableNames: ['late'],
      tables: 'create table late (item text primary key, sold int not null)',
      views: undefined,
      async project(events, db) {
        await db.query(
          `insert into late select item, count(*)
            from unnest($1::text[]) as item group by item
            on conflict (item)
            do update set sold = late.sold + excluded.sold`,
          [events.map(each => each.data.item)],
        );
      },
    });
    await run([tally(), late]);
    await append('pen');
    await expect.poll(() => sold(), { timeout: 1000 }).toEqual({ pen: 12_001 });
    await expect.poll(() => sold('shop.late'), { timeout: 10_000 }).toEqual({ pen: 12_001 });
    await expect.poll(async () => (await checkpoints()).map(row => row.status)).toEqual(['running', 'running']);
  });
});

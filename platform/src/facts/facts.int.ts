import { event } from '@portal/event-schemas/kernel/events.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { gatherFacts } from '../dispatcher/gatherFacts.ts';
import type { PendingCommand } from '../dispatcher/pending.ts';
import { createMemoryLog } from '../event-log/memoryLog.ts';
import { failureOf } from '../http/failures.ts';
import { Refused } from '../http/types.ts';
import { readSetAside } from '../projections/set-aside.ts';
import { sale } from '../projections/testing.ts';
import { buildFacts } from './build.ts';
import { createFactStore } from './factStore.ts';
import { defineFact, type FactStore } from './types.ts';

let database: TestDatabase;
let pool: ReturnType<TestDatabase['pool']>;
let log: ReturnType<typeof createMemoryLog>;
let stores: FactStore[] = [];
let broken = true;
const sold = defineFact<number>({
  name: 'sold',
  fold: {
    Sold: ({ data: { item } }) => [
      {
        key: item,
        change: before => {
          if (broken && item === 'bomb' && before === 1) throw new Error('no second bomb');
          return (before ?? 0) + 1;
        },
      },
    ],
  },
});
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
});
beforeEach(async () => {
  broken = true;
  log = createMemoryLog({ catalogue: { Sold: event(z.object({ item: z.string() })) } });
  await pool.query(
    'delete from platform.checkpoints; delete from platform.set_aside; drop table if exists platform.facts',
  );
});
afterEach(async () => {
  for (const store of stores) await store.close();
  stores = [];
});
afterAll(() => database.drop());

async function started(): Promise<FactStore> {
  const store = createFactStore({ pool, log, definitions: [sold] });
  stores.push(store);
  await store.start();
  return store;
}
/** What a command that asks for the key is decided on. */
async function asked(store: FactStore, key: string): Promise<unknown> {
  await store.waitFor(await log.head(), 500);
  const pending = {
    definition: {
      type: 'Ask',
      facts: (_: unknown, get: (fact: typeof sold, key: string) => unknown) => get(sold, key),
    },
    data: {},
    context: { actor: { id: 'clerk', roles: [] } },
  } as unknown as PendingCommand;
  const gathered = (await gatherFacts(store, [pending], '2026-09-01T08:00:00.000Z')).get(pending)!;
  return 'error' in gathered ? (gathered.error as { rejection: { code: string } }).rejection.code : gathered.facts;
}
const sell = (...items: string[]) => Promise.all(items.map(item => log.append(sale(item))));

it('a value that an event could not change is unknown: nobody decides on it, all else goes on, and it is right again when it was built anew', async () => {
  const store = await started();
  await sell('pen');
  await sell('bomb');
  expect(await asked(store, 'bomb')).toBe(1);
  await sell('bomb');
  await sell('pen', 'bomb');
  expect([await asked(store, 'bomb'), await asked(store, 'pen')]).toEqual(['platform.fact_unknown', 2]);
  expect(await readSetAside(pool)).toMatchObject([
    { reader: 'fact:sold', position: 3, type: 'Sold', error: 'bomb: no second bomb' },
  ]);
  expect(await asked(await started(), 'bomb')).toBe('platform.fact_unknown');

  await buildFacts(pool, log, async () => [sold]);
  expect(await readSetAside(pool)).toHaveLength(1);
  broken = false;
  await buildFacts(pool, log, async () => [sold]);
  expect(await readSetAside(pool)).toEqual([]);
  store.forget();
  expect(await asked(store, 'bomb')).toBe(3);
  await sell('bomb');
  expect(await asked(store, 'bomb')).toBe(4);
});

it.each([
  ['table', 'drop table platform.facts'],
  ['checkpoint', `delete from platform.checkpoints where name = 'fact:sold'`],
  ['table and checkpoint', `drop table platform.facts; delete from platform.checkpoints where name = 'fact:sold'`],
])(
  'without its %s nobody decides on what is not there; built anew, also by a start, it is as before',
  async (_, loss) => {
    const store = await started();
    await sell('pen', 'pen');
    expect(await asked(store, 'pen')).toBe(2);
    await pool.query(loss);
    // What was not in memory cannot be loaded: that is said at once, and when to come again.
    if (loss.includes('drop table')) {
      expect(await asked(store, 'never asked for')).toBe('platform.fact_unknown');
      expect(failureOf(new Refused(reject('platform.fact_unknown')))).toMatchObject({ retryAfter: expect.any(Number) });
    }
    await sell('ink');
    await expect.poll(async () => asked(store, 'pen'), { timeout: 15_000 }).toBe('platform.fact_unknown');
    const other = await started();
    expect([await asked(other, 'pen'), await asked(other, 'ink')]).toEqual([2, 1]);
    await expect.poll(() => asked(store, 'pen'), { timeout: 15_000 }).toBe(2);
  },
);

it('a fact of a new version stands beside the one before, which its own processes go on with; older ones are forgotten', async () => {
  broken = false;
  const version = (number: number, times: number) =>
    defineFact<number>({
      name: 'sold',
      version: number,
      fold: { Sold: ({ data: { item } }) => [{ key: item, change: before => (before ?? 0) + times }] },
    });
  const begin = async (fact: typeof sold): Promise<(key: string) => Promise<unknown>> => {
    const store = createFactStore({ pool, log, definitions: [fact] });
    stores.push(store);
    await store.start();
    return async key => {
      await store.waitFor(await log.head(), 5000);
      await store.load([{ fact: fact.name, key }]);
      return store.get(fact, key);
    };
  };
  await sell('pen');
  const first = await begin(version(1, 1));
  const second = await begin(version(2, 10));
  await sell('pen', 'ink');
  expect([await first('pen'), await first('ink')]).toEqual([2, 1]);
  expect([await second('pen'), await second('ink')]).toEqual([20, 10]);
  // One of the old version that starts again meanwhile finds its own.
  expect(await (await begin(version(1, 1)))('pen')).toBe(2);
  expect(await second('pen')).toBe(20);

  for (const store of stores.splice(0)) await store.close();
  const fourth = await begin(version(4, 100));
  expect(await fourth('pen')).toBe(200);
  const { rows } = await pool.query(`select distinct name from platform.facts order by name`);
  expect(rows.map(({ name }) => name)).toEqual(['sold@2', 'sold@4']);
});

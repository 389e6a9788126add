import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import type { Host } from '../host/types.ts';
import { defineWorkList, type WorkItem } from './work-list.ts';

const courses = defineWorkList({
  name: 'courses_moved',
  table: 'list_test.courses_to_follow',
  handles: ['Moved'],
  keysOf: events => events.map(event => [event.stream, event]),
});
let database: TestDatabase;
let pool: ReturnType<TestDatabase['pool']>;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
  await pool.query(`create schema list_test; ${courses.ddl}`);
});
afterAll(() => database.drop());
beforeEach(() => pool.query('delete from list_test.courses_to_follow'));

const moved = (position: number, stream: string, second = position): RecordedEvent<any> =>
  ({
    stream,
    position,
    type: 'Moved',
    data: {},
    meta: { occurred_at: new Date(Date.UTC(2026, 8, 1, 8, 0, second)).toISOString() },
  }) as unknown as RecordedEvent<any>;
const host = (): Host => ({ pool, clock: { now: () => now }, logger: pino({ level: 'silent' }) }) as unknown as Host;
const note = (...events: RecordedEvent<any>[]) => courses.reaction.react(events, host(), pool);
const rows = async () => (await pool.query('select * from list_test.courses_to_follow order by key')).rows;
const work = (run: (item: WorkItem) => Promise<unknown> = async () => {}, rests?: { quiet: number; atMost: number }) =>
  courses.work(host(), { most: 10, nameOf: ({ key }) => key, run, ...(rests ? { rests } : {}) });

it('the list is the same however the events come: one by one, together, or again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(12), { maxLength: 3 }),
      async (streams, cuts) => {
        const events = streams.map((stream, index) => moved(index + 1, stream));
        await pool.query('delete from list_test.courses_to_follow');
        await note(...events);
        const together = await rows();
        await pool.query('delete from list_test.courses_to_follow');
        const borders = [0, ...cuts.toSorted((one, other) => one - other), events.length];
        for (const [index, start] of borders.slice(0, -1).entries())
          await note(...events.slice(start, borders[index + 1]));
        await note(...events.slice(0, 3));
        expect(await rows()).toEqual(together);
      },
    ),
    { numRuns: 30 },
  );
});

it('what was done leaves the list, what could not be done or has moved meanwhile stays', async () => {
  now = new Date('2026-09-01T08:01:00.000Z');
  await note(moved(1, 'done'), moved(2, 'fails'), moved(3, 'moves'));
  const { results, failed } = await work(async ({ key }) => {
    if (key === 'fails') throw new Error('no paper');
    if (key === 'moves') await note(moved(4, 'moves'));
  });
  expect([results.length, failed.map(({ item }) => item)]).toEqual([2, ['fails']]);
  expect((await rows()).map(({ key }) => key)).toEqual(['fails', 'moves']);
});

it('one that moves again and again is left alone until it is quiet, and not for longer than the limit', async () => {
  const rests = { quiet: 60_000, atMost: 600_000 };
  const seen = async (): Promise<string[]> => {
    const keys: string[] = [];
    await work(async ({ key }) => void keys.push(key), rests);
    return keys;
  };
  await note(moved(1, 'busy', 0), moved(2, 'quiet', 0));
  now = new Date('2026-09-01T08:00:59.000Z');
  expect(await seen()).toEqual([]);
  await note(moved(3, 'busy', 59));
  now = new Date('2026-09-01T08:01:01.000Z');
  expect(await seen()).toEqual(['quiet']);
  await note(moved(4, 'busy', 590));
  now = new Date('2026-09-01T08:10:01.000Z');
  expect(await seen()).toEqual(['busy']);
});

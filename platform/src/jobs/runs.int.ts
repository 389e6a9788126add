import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { recordFaults, openFaults } from './each.ts';
import { makeRuns, runId, type DueRun } from './runs.ts';

let database: TestDatabase;
let pool: ReturnType<TestDatabase['pool']>;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
});
afterAll(() => database.drop());

const due = new Date('2026-09-01T03:00:00.000Z');
const now = new Date('2026-09-01T07:00:00.000Z');
const make = (...runs: DueRun[]) => makeRuns(runs, { pool, now, logger: pino({ level: 'silent' }) });
const run = (schedule: string, work: DueRun['work'], moment = due): DueRun => ({ schedule, due: moment, work });
const row = async (id: string) =>
  (await pool.query('select state, attempts, reached, error from platform.runs where id = $1', [id])).rows[0];

describe('runs of schedules', () => {
  it('have an id that follows from schedule and moment', () =>
    expect(runId({ schedule: 'digest', due })).toBe('digest@20260901T030000Z'));

  it('a missed run is made up once, and never twice, by however many workers', async () => {
    let worked = 0;
    const digest = run('digest', async () => {
      worked += 1;
      return 7;
    });
    const made = await Promise.all([make(digest), make(digest), make(digest)]);
    expect(made.flat()).toEqual(['digest@20260901T030000Z']);
    expect(await make(digest)).toEqual([]);
    expect(worked).toBe(1);
    expect(await row(runId(digest))).toEqual({ state: 'done', attempts: 1, reached: 7, error: null });
  });

  it('one that broke is tried again after a pause, and keeps the others from nothing', async () => {
    let fails = true;
    const shaky = run('shaky', async () => {
      if (fails) throw new Error('the database is away');
      return 1;
    });
    const steady = run('steady', async () => 2);
    expect(await make(shaky, steady)).toEqual([runId(steady)]);
    expect(await row(runId(shaky))).toMatchObject({ state: 'failed', error: 'the database is away' });
    fails = false;
    expect(await make(shaky)).toEqual([]);
    await database.asOwner(`update platform.runs set free_at = now() - interval '1 second' where schedule = 'shaky'`);
    expect(await make(shaky)).toEqual([runId(shaky)]);
    expect(await row(runId(shaky))).toMatchObject({ state: 'done', attempts: 2, reached: 1, error: null });
  });

  it('one whose process died is taken up when its time is over', async () => {
    const slow = run('killed', () => new Promise(() => undefined));
    void make(slow);
    await expect.poll(async () => (await row(runId(slow)))?.state).toBe('running');
    const again = run('killed', async () => 3);
    expect(await make(again)).toEqual([]);
    await database.asOwner(`update platform.runs set free_at = now() - interval '1 second' where schedule = 'killed'`);
    expect(await make(again)).toEqual([runId(slow)]);
  });
});

describe('what a scheduled job could not do', () => {
  const named = async () =>
    (await openFaults(pool)).filter(({ job }) => job === 'sweep').map(({ item, error }) => `${item}: ${error}`);
  it('is known by its name until a run has done it', async () => {
    await recordFaults(pool, 'sweep', {
      done: 1,
      failed: [
        { item: 'period 1', error: 'no such day' },
        { item: 'period 2', error: 'gone' },
      ],
    });
    const [first] = await openFaults(pool);
    expect(await named()).toEqual(['period 1: no such day', 'period 2: gone']);
    await recordFaults(pool, 'sweep', { failed: [{ item: 'period 1', error: 'still no such day' }] });
    expect(await named()).toEqual(['period 1: still no such day']);
    expect((await openFaults(pool)).find(({ item }) => item === 'period 1')?.since).toBe(first!.since);
    await recordFaults(pool, 'sweep', { failed: [] });
    expect(await named()).toEqual([]);
  });
  it('is told of runs that broke, too', async () => {
    await makeRuns(
      [
        run(
          'broken',
          async () => {
            throw new Error('no such term');
          },
          new Date(),
        ),
      ],
      { pool, now: new Date(), logger: pino({ level: 'silent' }) },
    );
    expect(
      (await openFaults(pool)).filter(({ job, error }) => job === 'runs' && error === 'no such term'),
    ).toHaveLength(1);
  });
});

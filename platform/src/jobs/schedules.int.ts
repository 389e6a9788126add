import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeEngines, type Engine } from './testing/engines.ts';
import { defineJob, type JobDefinition } from './types.ts';

describeEngines('schedules', open => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterEach(async () => {
    await engine.stop();
    vi.useRealTimers();
  });
  afterAll(() => engine.close());

  const berlin = { timeZone: 'Europe/Berlin' };
  const clock = (time: string | number): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  };
  const nextOf = async ({ name }: JobDefinition): Promise<number> =>
    (await (await engine.look()).queue(name).getJobScheduler(name))!.next!;
  const nightly = (name: string, cron = '30 2 * * *') => {
    const runs: string[] = [];
    return {
      runs,
      job: defineJob({ name, schedule: { cron }, run: async () => void runs.push(new Date().toISOString()) }),
    };
  };

  it.each([
    ['in spring, where half past two does not come', '2026-03-27T12:00:00Z', ['03-28', '03-29', '03-30', '03-31']],
    ['in autumn, where it comes twice', '2026-10-23T12:00:00Z', ['10-24', '10-25', '10-26', '10-27']],
  ])('a nightly job runs once each night %s', async (name, from, nights) => {
    const { job, runs } = nightly(`dst-${name.split(',')[0]!.replaceAll(' ', '-')}`);
    clock(from);
    await engine.start([job], berlin);
    for (let night = 1; night <= nights.length; night++) {
      const next = await nextOf(job);
      await engine.stop();
      clock(next);
      await engine.start([job], berlin);
      await expect.poll(() => runs.length).toBe(night);
    }
    const walls = runs.map(run => new Date(run).toLocaleString('sv', berlin));
    expect(walls.map(wall => wall.slice(5, 10))).toEqual(nights);
    expect(walls.filter(wall => wall.slice(11, 16) !== '02:30').length).toBeLessThanOrEqual(1);
  });

  it('a run that was missed while nobody worked is made once, however many were missed and however many come back', async () => {
    const { job, runs } = nightly('missed');
    clock('2026-05-01T12:00:00Z');
    await engine.start([job], berlin);
    await engine.stop();
    clock('2026-05-05T12:00:00Z');
    await Promise.all([engine.start([job], berlin), engine.start([job], berlin)]);
    await expect.poll(() => runs.length).toBe(1);
    await expect.poll(() => nextOf(job)).toBe(Date.parse('2026-05-06T00:30:00Z'));
    await engine.stop();
    await engine.start([job], berlin);
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(runs).toHaveLength(1);
  });

  it('a schedule that was changed meanwhile holds from now on', async () => {
    clock('2026-06-01T12:00:00Z');
    await engine.start([nightly('moved').job], berlin);
    await engine.stop();
    clock('2026-06-03T12:00:00Z');
    const { job, runs } = nightly('moved', '0 5 * * *');
    await engine.start([job], berlin);
    expect(await nextOf(job)).toBe(Date.parse('2026-06-04T03:00:00Z'));
    expect(runs).toEqual([]);
  });

  it('a schedule that was taken away runs no more', async () => {
    clock('2026-06-01T12:00:00Z');
    const { job, runs } = nightly('gone');
    await engine.start([job], berlin);
    await engine.stop();
    clock('2026-06-03T12:00:00Z');
    const { schedule: _, ...plain } = job;
    await engine.start([plain], berlin);
    expect(await (await engine.look()).queue('gone').getJobScheduler('gone')).toBeUndefined();
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(runs).toEqual([]);
  });

  it('one of every so many seconds runs once after a downtime, and goes on', async () => {
    const runs: number[] = [];
    const often = defineJob({
      name: 'often',
      schedule: { every: 600_000 },
      run: async () => void runs.push(Date.now()),
    });
    clock('2026-07-01T12:01:00Z');
    await engine.start([often]);
    await expect.poll(() => runs.length, { timeout: 10_000 }).toBe(1);
    await engine.stop();
    const before = runs.length;
    clock('2026-07-01T15:01:00Z');
    await engine.start([often]);
    await expect.poll(() => runs.length).toBe(before + 1);
    await expect.poll(() => nextOf(often)).toBeGreaterThan(Date.now());
    expect(await nextOf(often)).toBeLessThanOrEqual(Date.now() + 600_000);
  });
});

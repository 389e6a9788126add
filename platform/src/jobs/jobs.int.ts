import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RunningJobs } from './jobs.ts';
import { describeEngines, type Engine } from './testing/engines.ts';
import { defineJob, type JobDefinition } from './types.ts';

describeEngines('jobs', open => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterEach(() => engine.stop());
  afterAll(() => engine.close());

  let lines: object[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const start = (...definitions: JobDefinition[]): Promise<RunningJobs> => {
    lines = [];
    return engine.start(definitions, { logger });
  };
  const until = (jobs: RunningJobs, job: JobDefinition, id: string, state: string) =>
    expect.poll(async () => (await jobs.state(job, id))?.state, { timeout: 10_000 }).toBe(state);

  it('runs a job, tells its progress and keeps its result', async () => {
    const count = defineJob<{ to: number }>({
      name: 'count',
      run: async ({ to }, _host, report) => {
        await report(to, to);
        return { counted: to };
      },
    });
    const jobs = await start(count);
    const id = await jobs.add(count, { to: 3 });
    await until(jobs, count, id, 'completed');
    expect(await jobs.state(count, id)).toEqual({ state: 'completed', done: 3, of: 3, result: { counted: 3 } });
    expect(await jobs.state(count, 'unknown')).toBeNull();
  });

  it('adds a job of the same id once, and refuses an id that BullMQ cannot keep', async () => {
    const runs: number[] = [];
    const once = defineJob({ name: 'once', run: async () => void runs.push(1) });
    const jobs = await start(once);
    await Promise.all([1, 2, 3].map(() => jobs.add(once, {}, { id: 'same' })));
    await until(jobs, once, 'same', 'completed');
    await jobs.add(once, {}, { id: 'same' });
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(runs).toHaveLength(1);
    await expect(jobs.add(once, {}, { id: 'a:b' })).rejects.toThrow(':');
  });

  it('tries a job that throws again, and says why it failed in the end', async () => {
    let attempts = 0;
    const shaky = defineJob({
      name: 'shaky',
      attempts: 2,
      run: async () => {
        attempts++;
        throw new Error('the mail server is away');
      },
    });
    const jobs = await start(shaky);
    const id = await jobs.add(shaky, {});
    await until(jobs, shaky, id, 'failed');
    expect(attempts).toBe(2);
    expect(await jobs.state(shaky, id)).toMatchObject({ state: 'failed', error: 'the mail server is away' });
    expect((await jobs.counts())['shaky']).toMatchObject({ failed: 1 });
  });

  it('names itself and the request that it follows from in every line of the log', async () => {
    const talkative = defineJob({
      name: 'talkative',
      attempts: 1,
      run: async (_data, host) => {
        host.logger.info('at work');
        throw new Error('no paper');
      },
    });
    const jobs = await start(talkative);
    const id = await jobs.add(talkative, { request_id: 'request-1' });
    await until(jobs, talkative, id, 'failed');
    expect(lines).toMatchObject([
      { msg: 'at work', job: 'talkative', id, request_id: 'request-1' },
      {
        msg: 'a job failed',
        job: 'talkative',
        id,
        request_id: 'request-1',
        attempt: 1,
        err: { message: 'no paper' },
      },
    ]);
  });

  it('waits as long as it was asked to', async () => {
    const later = defineJob({ name: 'later', run: async () => 'done' });
    const jobs = await start(later);
    const began = Date.now();
    const id = await jobs.add(later, {}, { delay: 400 });
    expect((await jobs.state(later, id))?.state).toBe('delayed');
    await until(jobs, later, id, 'completed');
    expect(Date.now() - began).toBeGreaterThanOrEqual(390);
  });

  it('hands a job that is still at work when its process stops to another at once, and counts no attempt', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const long = defineJob({
      name: 'long',
      attempts: 1,
      run: async () => {
        if (runs++ === 0) await new Promise<void>(resolve => ends.push(resolve));
        return runs;
      },
    });
    const leaving = await start(long);
    const id = await leaving.add(long, {});
    await expect.poll(() => runs).toBe(1);
    const other = await start(long);
    const began = Date.now();
    await leaving.stop(300);
    expect(Date.now() - began).toBeLessThan(5000);
    await until(other, long, id, 'completed');
    expect((await other.state(long, id))?.result).toBe(2);
    ends.forEach(end => end());
    expect(lines).toEqual([]);
  });

  it('begins no further job once it is told to rest', async () => {
    const small = defineJob({ name: 'small', run: async () => 'done' });
    const jobs = await start(small);
    jobs.rest();
    const id = await jobs.add(small, {});
    await new Promise(resolve => setTimeout(resolve, 500));
    expect((await jobs.state(small, id))?.state).toBe('waiting');
    await start(small);
    await until(jobs, small, id, 'completed');
  });

  it('runs by a schedule, once for all processes', async () => {
    const ticks: number[] = [];
    const tick = defineJob({ name: 'tick', schedule: { every: 300 }, run: async () => void ticks.push(Date.now()) });
    const began = Date.now();
    await Promise.all([start(tick), start(tick)]);
    await expect.poll(() => ticks.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(8);
    // A busy machine makes ticks late, never more of them.
    expect(ticks.length).toBeLessThanOrEqual((ticks.at(-1)! - began) / 300 + 2);
  });

  it('gives work that was added while nobody worked to whoever comes', async () => {
    const pack = defineJob<{ item: string }>({ name: 'pack', run: async ({ item }) => item });
    const producer = await engine.start([]);
    const id = await producer.add(pack, { item: 'pen' });
    await start(pack);
    await until(producer, pack, id, 'completed');
    expect((await producer.state(pack, id))?.result).toBe('pen');
  });

  it('runs each job once, though several end at the same moment and many are over', async () => {
    const runs = new Map<number, number>();
    const many = defineJob<{ n: number }>({
      name: 'many',
      run: async ({ n }) => void runs.set(n, (runs.get(n) ?? 0) + 1),
    });
    const producer = await engine.start([]);
    await Promise.all(Array.from({ length: 1500 }, (_, n) => producer.add(many, { n })));
    await start(many);
    await expect.poll(() => runs.size, { timeout: 60_000 }).toBe(1500);
    await new Promise(resolve => setTimeout(resolve, 1500));
    expect([...runs.values()].filter(times => times !== 1)).toEqual([]);
  }, 90_000);

  it('a job that does not end holds up no stop', async () => {
    let begun = false;
    const endless = defineJob({ name: 'endless', run: () => new Promise(() => (begun = true)) });
    const jobs = await start(endless);
    await jobs.add(endless, {});
    await expect.poll(() => begun).toBe(true);
    const began = performance.now();
    await jobs.stop(300);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('a job that failed for good stays with its reason, and the same id does not run again', async () => {
    let runs = 0;
    const doomed = defineJob({
      name: 'doomed',
      attempts: 1,
      run: async () => {
        runs++;
        throw new Error('no such room');
      },
    });
    const jobs = await start(doomed);
    await jobs.add(doomed, {}, { id: 'one' });
    await until(jobs, doomed, 'one', 'failed');
    await jobs.add(doomed, {}, { id: 'one' });
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(runs).toBe(1);
    expect(await jobs.state(doomed, 'one')).toMatchObject({ state: 'failed', error: 'no such room' });
  });

  it('a delayed job waits for its moment also where nobody works, and one that was removed does not come', async () => {
    const ran: string[] = [];
    const later = defineJob<{ name: string }>({ name: 'alarm', run: async ({ name }) => void ran.push(name) });
    const producer = await engine.start([]);
    await producer.add(later, { name: 'kept' }, { id: 'kept', delay: 300 });
    await producer.add(later, { name: 'removed' }, { id: 'removed', delay: 300 });
    await (await engine.look()).queue('alarm').remove('removed');
    await new Promise(resolve => setTimeout(resolve, 600));
    expect(ran).toEqual([]);
    const jobs = await start(later);
    await until(jobs, later, 'kept', 'completed');
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(ran).toEqual(['kept']);
    expect(await jobs.state(later, 'removed')).toBeNull();
  });
});

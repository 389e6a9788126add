import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../../../test/support/redis.ts';
import { isTransient } from '../projections/transaction.ts';
import { connectRedis, type RedisServer } from '../redis/redis.ts';
import type { Host } from '../service.ts';
import { createJobs, type RunningJobs } from './jobs.ts';
import { defineJob, type JobDefinition } from './types.ts';

describe.skipIf(!haveRedis)(`jobs ${withRedis} that is away`, () => {
  let redis: TestRedis;
  let server: RedisServer;
  let jobs: RunningJobs | undefined;
  let lines: { level: number; msg: string }[] = [];
  beforeEach(async () => {
    lines = [];
    redis = await startRedis();
    server = await connectRedis(redis.url, { logger });
  });
  afterEach(async () => {
    await jobs?.stop(1000);
    jobs = undefined;
    await server.close();
    await redis.stop();
  });
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const start = async (...definitions: JobDefinition[]): Promise<RunningJobs> => {
    jobs = await createJobs({
      definitions,
      databaseUrl: '',
      redis: server,
      timeZone: 'UTC',
      host: () => ({ pool: { query: async () => ({ rows: [] }) } }) as unknown as Host,
      logger,
    });
    await jobs.start();
    return jobs;
  };
  const ran: string[] = [];
  const named = defineJob<{ name: string }>({ name: 'named', run: async ({ name }) => void ran.push(name) });

  it('adding one is refused at once and may be tried again; what was added before is worked when Redis is back', async () => {
    const { add, counts } = await start(
      named,
      ...Array.from({ length: 20 }, (_, n) => ({ ...named, name: `other-${n}` })),
    );
    await add(named, { name: 'before' }, { id: 'before', delay: 1500 });
    await redis.kill();
    await expect.poll(() => server.isThere).toBe(false);
    const began = performance.now();
    const refusals = await Promise.allSettled(
      Array.from({ length: 500 }, (_, n) => add(named, { name: 'away' }, { id: `away-${n}` })),
    );
    expect(refusals.every(({ status }) => status === 'rejected')).toBe(true);
    expect(isTransient((refusals[0] as PromiseRejectedResult).reason)).toBe(true);
    expect(performance.now() - began).toBeLessThan(2000);
    await expect(counts()).rejects.toThrow();
    await new Promise(resolve => setTimeout(resolve, 2000));
    await redis.start();
    await expect.poll(() => ran).toEqual(['before']);
    await add(named, { name: 'after' });
    await expect.poll(() => ran).toEqual(['before', 'after']);
    expect(lines.map(({ msg }) => msg)).toEqual(['Redis is away: jobs wait until it is back', 'Redis is back']);
  }, 60_000);

  it('the portal stops in its time', async () => {
    await start(named);
    await redis.kill();
    const began = performance.now();
    await jobs!.stop(1000);
    jobs = undefined;
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('when it comes back with nothing, the schedules are set again', async () => {
    let ticks = 0;
    await start(defineJob({ name: 'tick', schedule: { every: 200 }, run: async () => void ticks++ }));
    await expect.poll(() => ticks).toBeGreaterThan(1);
    await redis.lose();
    const before = ticks;
    await expect.poll(() => ticks).toBeGreaterThan(before + 2);
  }, 60_000);
});

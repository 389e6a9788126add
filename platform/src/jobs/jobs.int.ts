import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { freePort } from '../postgres/server.ts';
import type { Host } from '../service.ts';
import { createJobs, type RunningJobs } from './jobs.ts';
import { defineJob, type JobDefinition } from './types.ts';

/** `REDIS_URL` names a Redis for these tests; without it they start one of their own. */
const given = process.env['REDIS_URL'];
const redisThere = given !== undefined || spawnSync('redis-server', ['--version']).status === 0;

describe.each([['PostgreSQL', false], ...(redisThere ? [['Redis', true] as const] : [])] as const)(
  'jobs on %s',
  (_name, onRedis) => {
    let database: TestDatabase;
    let redis: ChildProcess | undefined;
    let redisUrl: string | undefined;
    let running: RunningJobs[] = [];

    beforeAll(async () => {
      database = await testDatabase({ schemas: ['bullmq'] });
      if (!onRedis) return;
      redisUrl = given;
      if (given) return;
      const port = await freePort(0);
      redis = spawn(
        'redis-server',
        ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'],
        { stdio: 'ignore' },
      );
      redisUrl = `redis://127.0.0.1:${port}`;
    });
    afterEach(async () => {
      await Promise.all(running.map(jobs => jobs.stop(1000)));
      running = [];
    });
    afterAll(async () => {
      redis?.kill();
      await database.drop();
    });

    let lines: object[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const start = async (...definitions: JobDefinition[]): Promise<RunningJobs> => {
      lines = [];
      const jobs = await createJobs({
        definitions,
        databaseUrl: database.url,
        redisUrl,
        timeZone: 'Asia/Almaty',
        host: () => ({ logger }) as Host,
        logger,
      });
      running.push(jobs);
      await jobs.start();
      return jobs;
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
      await expect.poll(() => lines.length).toBe(2);
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
      running = running.filter(jobs => jobs !== leaving);
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
      const producer = await createJobs({
        definitions: [],
        databaseUrl: database.url,
        redisUrl,
        timeZone: 'UTC',
        host: () => ({}) as Host,
        logger: pino({ level: 'silent' }),
      });
      running.push(producer);
      const id = await producer.add(pack, { item: 'pen' });
      await start(pack);
      await until(producer, pack, id, 'completed');
      expect((await producer.state(pack, id))?.result).toBe('pen');
    });
  },
);

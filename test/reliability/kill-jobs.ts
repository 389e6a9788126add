import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { platformMigrations } from '@portal/platform/host/migrations.ts';
import { createJobs, type RunningJobs } from '@portal/platform/jobs/jobs.ts';
import { idOf, numbered } from '@portal/platform/jobs/testing/job-process.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { adoptOrStart } from '@portal/platform/postgres/embedded.ts';
import { ensureDatabase, migrate } from '@portal/platform/postgres/migrate.ts';
import { readPostmaster } from '@portal/platform/postgres/server.ts';
import { connectRedis } from '@portal/platform/redis/redis.ts';
import type { Host } from '@portal/platform/service.ts';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { haveRedis, startRedis, withRedis } from '../support/redis.ts';
import { chaosTest, eventually, long, wait, whole } from './support/chaos.ts';
import { killAtOnce, ownInstallation } from './support/installation.ts';

/** Where the queue lives: servers that nobody else uses, so that they can be killed. */
interface Place {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** `kill -9` for the server that keeps the queue; then it is started again. */
  killServer(): Promise<void>;
  close(): Promise<void>;
}
async function onPostgres(): Promise<Place> {
  const installation = await ownInstallation();
  const server = await adoptOrStart(installation.config.data);
  await ensureDatabase(installation.url);
  await migrate(installation.url, ['bullmq'], platformMigrations());
  return {
    databaseUrl: installation.url,
    redisUrl: undefined,
    async killServer() {
      const { pid } = readPostmaster(server.folder)!;
      killAtOnce(pid);
      await eventually(async () => expect(readPostmaster(server.folder)?.pid).not.toBe(pid));
      await server.ensure();
    },
    async close() {
      await server.release();
      await installation.clear();
    },
  };
}
async function onRedis(): Promise<Place> {
  const [place, redis] = [await onPostgres(), await startRedis()];
  return {
    ...place,
    redisUrl: redis.url,
    async killServer() {
      await redis.kill();
      await redis.start();
    },
    async close() {
      await redis.stop();
      await place.close();
    },
  };
}

/** What becomes of jobs when processes and servers are killed, in the same words for both engines. */
function survives(open: () => Promise<Place>): void {
  let place: Place;
  let ends: (() => unknown)[] = [];
  beforeEach(async () => {
    place = await open();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await place.close();
  });

  /** A process that adds jobs, or holds one; `said`: the numbers that it printed. */
  function jobProcess(what: 'add' | 'hold'): { child: ChildProcess; said: Set<number> } {
    const script = path.join(projectRoot, 'platform/src/jobs/testing/job-process.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, what, place.databaseUrl, place.redisUrl ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ends.push(() => child.kill('SIGKILL'));
    const said = new Set<number>();
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) said.add(Number(line));
    });
    return { child, said };
  }
  async function work(run?: (n: number) => void): Promise<RunningJobs> {
    const logger = createLogger('silent', 'test');
    const redis = place.redisUrl ? await connectRedis(place.redisUrl, { logger }) : undefined;
    const jobs = await createJobs({
      definitions: run ? [{ ...numbered, run: async ({ n }) => run(n) }] : [],
      databaseUrl: place.databaseUrl,
      redis,
      timeZone: 'UTC',
      host: () => ({ logger }) as Host,
      logger,
    });
    await jobs.start();
    ends.push(
      () => redis?.close(),
      () => jobs.stop(1000),
    );
    return jobs;
  }
  const killed = ({ child }: { child: ChildProcess }): Promise<unknown> => {
    const over = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    return over;
  };

  chaosTest(
    'what was acknowledged is worked once, though the server and then who added it are killed',
    async random => {
      const adding = jobProcess('add');
      await eventually(() => expect(adding.said.size).toBeGreaterThan(whole(random, 20, 200)));
      for (let times = long ? 5 : 1; times > 0; times--) {
        const before = adding.said.size;
        await place.killServer();
        await eventually(() => expect(adding.said.size).toBeGreaterThan(before + 50), 60_000);
      }
      await killed(adding);
      const runs = new Map<number, number>();
      const jobs = await work(n => void runs.set(n, (runs.get(n) ?? 0) + 1));
      // Whoever got no answer sends again: the ids say that these are the same.
      for (const n of adding.said) await jobs.add(numbered, { n }, { id: idOf(n) });
      await eventually(() => expect([...adding.said].filter(n => !runs.has(n))).toEqual([]), 60_000);
      await wait(500);
      expect([...runs].filter(([, times]) => times !== 1)).toEqual([]);
      expect(runs.size, 'the last one may have been added without an answer').toBeLessThanOrEqual(adding.said.size + 1);
    },
  );

  chaosTest('a job whose worker is killed in the middle is worked by another', async () => {
    const producer = await work();
    await producer.add(numbered, { n: 7 }, { id: idOf(7) });
    const holding = jobProcess('hold');
    await eventually(() => expect([...holding.said]).toEqual([7]));
    await killed(holding);
    const runs: number[] = [];
    await work(n => void runs.push(n));
    // Its lock runs out after half a minute, and every half minute somebody looks for such jobs.
    await eventually(() => expect(runs).toEqual([7]), 120_000);
    await eventually(async () => expect((await producer.state(numbered, idOf(7)))?.state).toBe('completed'));
  });
}

describe('jobs on PostgreSQL', () => survives(onPostgres));
// The short form knows Redis by the tests of the jobs themselves.
describe.skipIf(!haveRedis || !long)(`jobs ${withRedis}`, () => survives(onRedis));

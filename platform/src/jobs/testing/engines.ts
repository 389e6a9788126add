import { Redis } from 'ioredis';
import pino, { type Logger } from 'pino';
import { describe } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../../../../test/support/redis.ts';
import { connectRedis, type RedisServer } from '../../redis/redis.ts';
import type { Host } from '../../service.ts';
import type { Backend } from '../backend.ts';
import { createJobs, type RunningJobs } from '../jobs.ts';
import { openBackend } from '../open-backend.ts';
import type { JobDefinition } from '../types.ts';

/** A place of its own where the queues of a test live. */
export interface Engine {
  database: TestDatabase;
  redis: Pick<TestRedis, 'url' | 'stop'> | undefined;
  /** Begins to work on these jobs; without any it can only add them. */
  start(definitions: readonly JobDefinition[], settings?: { timeZone?: string; logger?: Logger }): Promise<RunningJobs>;
  /** To look into the queues by. */
  look(): Promise<Backend>;
  /** Ends what was started. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Names a Redis for these tests (`npm run test:containers`), which they empty; without it they start one of their own. Not `REDIS_URL`: that may be the
 * one of a portal.
 */
const givenRedis = process.env['TEST_REDIS_URL'];
/** Files that run side by side have databases of their own. */
async function emptyRedis(address: string): Promise<Pick<TestRedis, 'url' | 'stop'>> {
  const url = new URL(address);
  url.pathname = `/${process.env['VITEST_POOL_ID'] ?? 1}`;
  const client = new Redis(url.href);
  await client.flushdb();
  client.disconnect();
  return { url: url.href, stop: async () => undefined };
}

async function openEngine(onRedis: boolean): Promise<Engine> {
  const database = await testDatabase({ schemas: ['bullmq'] });
  const redis = onRedis ? await (givenRedis ? emptyRedis(givenRedis) : startRedis()) : undefined;
  const silent = pino({ level: 'silent' });
  let ends: (() => Promise<void>)[] = [];
  const connected = async (): Promise<RedisServer | undefined> => {
    if (!redis) return undefined;
    const server = await connectRedis(redis.url, { logger: silent });
    ends.push(server.close);
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  return {
    database,
    redis,
    stop,
    async start(definitions, { timeZone = 'Asia/Almaty', logger = silent } = {}) {
      const jobs = await createJobs({
        definitions,
        databaseUrl: database.url,
        redis: await connected(),
        timeZone,
        host: () => ({ logger, pool: database.pool() }) as unknown as Host,
        logger,
      });
      ends.push(() => jobs.stop(1000));
      await jobs.start();
      return jobs;
    },
    async look() {
      const backend = await openBackend({
        databaseUrl: database.url,
        redis: await connected(),
        workers: 0,
        onError: () => undefined,
      });
      ends.push(backend.close);
      return backend;
    },
    async close() {
      await stop();
      await redis?.stop();
      await database.drop();
    },
  };
}

/** The same tests with the queues on PostgreSQL and on Redis. */
export function describeEngines(what: string, tests: (open: () => Promise<Engine>) => void): void {
  describe(`${what} on PostgreSQL`, () => tests(() => openEngine(false)));
  describe.skipIf(!haveRedis && !givenRedis)(`${what} ${withRedis}`, () => tests(() => openEngine(true)));
}

import { platformMigrations } from '@portal/platform/host/migrations.ts';
import { migrate } from '@portal/platform/postgres/migrate.ts';
import { connectRedis, type RedisServer } from '@portal/platform/redis/redis.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { haveRedis, startRedis } from '../../test/support/redis.ts';
import { benchDatabase } from './database.ts';

export const logger = createLogger('error', 'bench');

/** A durable PostgreSQL, and two Redis servers: one flushes every change to the disk as PostgreSQL does, one once a second. */
export interface Engines {
  databaseUrl: string;
  /** By what the tables call them. */
  redis: Readonly<Record<'Redis, always' | 'Redis, everysec', RedisServer>>;
  urls: Readonly<Record<'Redis, always' | 'Redis, everysec', string>>;
  close(): Promise<void>;
}
export async function openEngines(): Promise<Engines> {
  if (!haveRedis) throw new Error('redis-server is missing (Debian: apt-get install redis-server)');
  const database = await benchDatabase();
  await migrate(database.url, ['bullmq'], platformMigrations());
  const [always, second] = await Promise.all([startRedis(), startRedis(['--appendfsync', 'everysec'])]);
  const redis = {
    'Redis, always': await connectRedis(always.url, { logger }),
    'Redis, everysec': await connectRedis(second.url, { logger }),
  };
  console.log(database.server);
  return {
    databaseUrl: database.url,
    redis,
    urls: { 'Redis, always': always.url, 'Redis, everysec': second.url },
    async close() {
      for (const server of Object.values(redis)) await server.close();
      await Promise.all([always.stop(), second.stop()]);
      await database.close();
    },
  };
}

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Each of these so many times, `callers` at a time; answers the milliseconds of each, and of all together. */
export async function repeated(
  times: number,
  callers: number,
  work: (index: number) => Promise<unknown>,
): Promise<{ each: number[]; all: number }> {
  const each: number[] = [];
  let next = 0;
  const all = await timed(() =>
    Promise.all(
      Array.from({ length: callers }, async () => {
        while (next < times) each.push(await timed(() => work(next++)));
      }),
    ),
  );
  return { each, all };
}

import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { connectRedis } from '../../redis/redis.ts';
import type { Host } from '../../service.ts';
import { createJobs } from '../jobs.ts';
import { defineJob } from '../types.ts';

/**
 * A process that works with jobs until it is killed: `add` adds numbered ones, tries each again until it is acknowledged and prints its number;
 * `hold` takes one, prints its number and never ends it.
 */
export const numbered = defineJob<{ n: number }>({ name: 'numbered', run: async () => undefined });
export const idOf = (n: number): string => `number-${n}`;

async function run([what, databaseUrl, redisUrl]: readonly string[]): Promise<void> {
  const logger = pino({ level: 'silent' });
  const say = (n: number): boolean => process.stdout.write(`${n}\n`);
  const jobs = await createJobs({
    definitions: what === 'hold' ? [{ ...numbered, run: ({ n }) => new Promise(() => say(n)) }] : [],
    databaseUrl: databaseUrl!,
    redis: redisUrl ? await connectRedis(redisUrl, { logger }) : undefined,
    timeZone: 'UTC',
    host: () => ({ logger }) as Host,
    logger,
  });
  await jobs.start();
  for (let n = 0; what === 'add';) {
    try {
      await jobs.add(numbered, { n }, { id: idOf(n) });
      say(n++);
    } catch {
      await sleep(50);
    }
  }
}
if (process.argv[1] === import.meta.filename) await run(process.argv.slice(2));

import { countsOnRedis } from '@portal/platform/http/shared-counts.ts';
import { rateLimit } from '@portal/platform/http/rate-limit.ts';
import { liveOverPostgres } from '@portal/platform/live/over-postgres.ts';
import { liveOverRedis } from '@portal/platform/live/over-redis.ts';
import { createListener } from '@portal/platform/postgres/listener.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { connectRedis } from '@portal/platform/redis/redis.ts';
import { logger, pause } from './engines.ts';
import { flood } from './flood.ts';

/** The other of two processes: hears live messages and says how long they were under way, and counts calls. */
export type Order = { do: 'heard' } | { do: 'flood'; counter: string; shared: boolean; limit: number; calls: number };

const [databaseUrl, redisUrl] = process.argv.slice(2) as [string, string];
const fail = (error: unknown): void => console.error(error);
const pool = createPool(databaseUrl, { max: 10, onError: fail });
const redis = await connectRedis(redisUrl, { logger });
let delays: number[] = [];
const hearer = {
  heard: ({ data }: { data?: unknown }): void => {
    const sent = (data as { sent?: string } | undefined)?.sent;
    if (sent !== undefined) delays.push(Number(process.hrtime.bigint() - BigInt(sent)) / 1e6);
  },
  missed: () => undefined,
};
liveOverPostgres(pool, await createListener(databaseUrl, fail), logger)(hearer);
liveOverRedis(redis, logger)(hearer);

process.on('message', (order: Order) => {
  if (order.do === 'heard') {
    process.send!(delays);
    delays = [];
    return;
  }
  const shared = order.shared ? countsOnRedis(redis, order.counter) : undefined;
  void flood(rateLimit(order.limit, { shared }), order.calls).then(passed => process.send!([passed]));
});
await pause(300);
process.send!([]);

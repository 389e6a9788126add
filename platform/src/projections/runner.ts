import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EventLog } from '../event-log/types.ts';
import { createFeed, type Feed } from './feed.ts';
import { paceOf, paces } from './paces.ts';
import { prepare } from './prepare.ts';
import { rebuild } from './rebuild.ts';
import type { Projection, Pace } from './types.ts';

export interface RunnerOptions {
  log: EventLog;
  pool: Pool;
  projections: readonly Projection[];
  logger: Logger;
  /** After a commit: what projections of the pace make of everything up to the position is visible; `keys` are what the batch touched. */
  onProjected: (position: number, keys: readonly string[], pace: Pace) => void;
  onProgress?: (projection: string, done: number, of: number) => void;
  /** Events a transaction. */
  batch?: number;
  /** Milliseconds between looks at the log without a wake-up. */
  poll?: number;
}
export interface Runner {
  /** Makes tables, builds changed versions, then keeps all projections up with the log until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reads until nothing is left, for tools and tests. */
  catchUp(): Promise<void>;
  /** How far all of them are. */
  readonly position: number;
}

/** All read models of a process: one feed for each pace that they have. */
export function createRunner({
  log,
  pool,
  projections,
  logger,
  onProjected,
  onProgress,
  batch = 1000,
  poll = 1000,
}: RunnerOptions): Runner {
  let stopping = false;
  const feeds: Feed[] = paces.flatMap(pace => {
    const own = projections.filter(projection => paceOf(projection) === pace);
    return own.length
      ? [createFeed({ log, pool, pace, projections: own, logger, onProjected, onProgress, batch, poll })]
      : [];
  });
  return {
    get position() {
      return feeds.length ? Math.min(...feeds.map(feed => feed.position)) : 0;
    },
    async start() {
      const context = { log, pool, projections, batch, stopping: () => stopping };
      const building = await prepare(pool, projections, logger);
      await rebuild(context, building, (done, of) =>
        onProgress?.(building.map(({ name }) => name).join(', '), done, of),
      );
      for (const feed of feeds) feed.begin();
    },
    async catchUp() {
      await Promise.all(feeds.map(feed => feed.catchUp()));
    },
    async stop() {
      stopping = true;
      await Promise.all(feeds.map(feed => feed.stop()));
    },
  };
}

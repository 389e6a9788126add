import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EventLog } from '../event-log/types.ts';
import { ledgerEnd } from './blocks.ts';
import type { LedgerLog } from './log.ts';
import { blockLimit, chainNext } from './chaining.ts';

export interface FollowerOptions {
  log: EventLog;
  pool: Pool;
  logger: Logger;
  /** Milliseconds between looks at the log (1000): what happens meanwhile becomes one block. */
  every?: number;
}
export interface Follower {
  start(): void;
  stop(): Promise<void>;
}

/** Chains until nothing is left, for tools, seals and tests; waits while another process is at it. Answers the ledger's last position. */
export async function chainAll(log: LedgerLog, pool: Pool): Promise<number> {
  for (let chained = await chainNext(log, pool); chained !== 0; chained = await chainNext(log, pool))
    if (chained === null) await sleep(20);
  return (await ledgerEnd(pool)).last_position;
}

/** So many times as long as it works the follower rests while it is behind. */
const idleShare = 9;

/**
 * The ledger's own reader of the log, never in the way of an append: once a second it chains what came since, as one block. Where it is behind by more than
 * a block it goes on, working a tenth of the time: some 20,000 events a second; what comes faster it chains afterwards. Nothing is asked of the database
 * while nothing is appended.
 */
export function createFollower({ log, pool, logger, every = 1000 }: FollowerOptions): Follower {
  let stopping = false;
  let appended = true;
  let running: Promise<void> = Promise.resolve();
  let unlisten = (): void => undefined;
  const stop = new AbortController();
  const rest = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined);

  const loop = async (): Promise<void> => {
    for (let failures = 0; !stopping;) {
      try {
        let pause = every;
        if (appended) {
          appended = false;
          const began = performance.now();
          const chained = await chainNext(log, pool);
          failures = 0;
          // Another process that is at it may end before what this one has heard of.
          if (chained === null || chained === blockLimit) appended = true;
          if (chained === blockLimit) pause = Math.min(every, (performance.now() - began) * idleShare);
        }
        await rest(pause);
      } catch (error) {
        if (stopping) return;
        appended = true;
        failures++;
        logger.error({ err: error, failures }, 'the ledger could not go on; trying again');
        await rest(Math.min(30_000, every * 2 ** failures));
      }
    }
  };

  return {
    start() {
      unlisten = log.onAppended(() => (appended = true));
      running = loop();
    },
    async stop() {
      stopping = true;
      unlisten();
      stop.abort();
      await running;
    },
  };
}

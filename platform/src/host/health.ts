import type { Pool } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import type { Disk } from '../files/types.ts';
import { openFaults, type JobFault } from '../jobs/each.ts';
import type { RunningJobs } from '../jobs/jobs.ts';
import { ledgerEnd } from '../ledger/blocks.ts';
import { missingRelations } from '../postgres/migrate.ts';
import type { Pace } from '../projections/types.ts';
import { readSetAside, type SetAside } from '../projections/set-aside.ts';
import { countMails, type MailCounts } from '../mail/outbox.ts';

export interface Health {
  /**
   * `ready`: takes requests. `degraded`: it does, but something needs a person (a parked projection, an event that was
   * set aside). `broken`: tables are missing, so that pages fail. `stopping`: it still answers, but whoever can should
   * go to another process.
   */
  status: 'ready' | 'degraded' | 'broken' | 'starting' | 'stopping' | 'down';
  log: { head: number };
  /** Events that the prompt feed of the read models has not seen yet. */
  lag: number;
  /** The same of the unhurried feed (decisions/0022), which may run behind under load. */
  unhurried_lag: number;
  /** A reader's row is moved by events that concern it, and at leisure by others: its position is the least that it has seen. */
  readers: { name: string; status: string; position: number; error: string | null }[];
  parked: string[];
  /** Events that readers could not take, and went on without (docs/decisions/0028): the first hundred. */
  set_aside: Pick<SetAside, 'reader' | 'position' | 'type' | 'stream' | 'error'>[];
  /** Tables and views that this process reads and that are not there. */
  missing: string[];
  jobs: Record<string, Record<string, number>>;
  /** Whether Redis answers; null where none is configured. While it is away jobs wait, and `jobs` is empty. */
  redis: 'there' | 'away' | null;
  /** What scheduled jobs could not do at their last run, each by its name. */
  faults: JobFault[];
  /** Events that the ledger has not chained yet; it chains once a second. */
  ledger: { lag: number };
  /** Mails under way, and dead letters of the last seven days. */
  mails: MailCounts;
  /** How far the events are published to Kafka, and what is in the way; null where none are. */
  relay: { position: number; lag: number; error: string | null } | null;
  /** Bytes of the disk of PORTAL_DATA. */
  disk: Disk;
}

/** With how full the disk of the files is: below its reserve the portal works, but somebody has to make room. */
export const withDisk = (health: Omit<Health, 'disk'>, disk: Disk): Health => ({
  ...health,
  disk,
  status: health.status === 'ready' && disk.low ? 'degraded' : health.status,
});

interface Row {
  pace: Pace;
  name: string;
  status: string;
  position: number;
  error: string | null;
}

interface Watched {
  pool: Pool;
  log: EventLog;
  jobs: Pick<RunningJobs, 'counts'>;
  redis: { readonly isThere: boolean } | undefined;
  /** Tables and views that have to be there. */
  relations: readonly string[];
  /** The reader that publishes the events, where the portal is set to. */
  relay: string | null;
}
/** A process takes requests between its start and the order to stop. */
export type Phase = 'starting' | 'ready' | 'stopping';
const nothing: Omit<Health, 'status' | 'missing' | 'disk'> = {
  log: { head: 0 },
  lag: 0,
  unhurried_lag: 0,
  readers: [],
  parked: [],
  set_aside: [],
  jobs: {},
  redis: null,
  faults: [],
  ledger: { lag: 0 },
  mails: { waiting: 0, sending: 0, failed: 0 },
  relay: null,
};
const shown = 100;

/**
 * What `/health/` answers: the database answers, what is missing in it, how far each reader of the log is, what is
 * parked or set aside, what waits in the queues.
 */
export async function readHealth(
  { pool, log, jobs, redis, relations, relay }: Watched,
  phase: Phase,
): Promise<Omit<Health, 'disk'>> {
  let lost: string[] = [];
  try {
    lost = (await missingRelations(pool, relations)).map(name => name.replaceAll('"', ''));
    const head = await log.head();
    const { rows } = await pool.query<Row>(
      `select name, status, position::float8 as position, error, pace from platform.checkpoints where stage = 'live' order by name`,
    );
    const parked = rows.filter(reader => reader.status === 'parked').map(reader => reader.name);
    // A feed is as far as the furthest of its readers; what people wait for is kept by the prompt one.
    const lagOf = (pace: Pace): number => {
      const kept = rows.filter(reader => reader.pace === pace && reader.status === 'running');
      return kept.length ? head - Math.max(...kept.map(reader => reader.position)) : 0;
    };
    const relaying = rows.find(({ name }) => name === relay);
    const [chained, counts, mails, aside, faults] = await Promise.all([
      ledgerEnd(pool),
      countJobs(jobs, redis),
      countMails(pool),
      readSetAside(pool),
      openFaults(pool),
    ]);
    return {
      status:
        phase !== 'ready'
          ? phase
          : lost.length
            ? 'broken'
            : parked.length || aside.length || faults.length || counts === null || relaying?.error
              ? 'degraded'
              : 'ready',
      log: { head },
      lag: lagOf('prompt'),
      unhurried_lag: lagOf('unhurried'),
      readers: rows.map(({ name, status, position, error }) => ({ name, status, position, error })),
      parked,
      set_aside: aside
        .slice(0, shown)
        .map(({ reader, position, type, stream, error }) => ({ reader, position, type, stream, error })),
      missing: lost,
      jobs: counts ?? {},
      redis: redis ? (counts === null ? 'away' : 'there') : null,
      faults,
      ledger: { lag: Math.max(0, head - chained.last_position) },
      mails,
      relay: relaying ? { position: relaying.position, lag: head - relaying.position, error: relaying.error } : null,
    };
  } catch {
    return { status: lost.length ? 'broken' : 'down', missing: lost, ...nothing };
  }
}

/** Null: Redis, which keeps the queues, is away. */
async function countJobs(jobs: Watched['jobs'], redis: Watched['redis']): Promise<Health['jobs'] | null> {
  if (!redis) return jobs.counts();
  return redis.isThere ? jobs.counts().catch(() => null) : null;
}

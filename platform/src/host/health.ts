import type { Pool } from 'pg';
import type { EventLog } from '../event-log/types.ts';
import type { RunningJobs } from '../jobs/jobs.ts';

export interface Health {
  /** `ready`: takes requests. `degraded`: it does, but something needs a person (a parked projection, jobs that failed). */
  status: 'ready' | 'degraded' | 'starting' | 'down';
  log: { head: number };
  /** Events that the slowest running reader has not seen yet. */
  lag: number;
  readers: { name: string; status: string; position: number; lag: number; error: string | null }[];
  parked: string[];
  jobs: Record<string, Record<string, number>>;
}

interface Row {
  name: string;
  status: string;
  position: number;
  error: string | null;
}

/** What `/health/` answers: the database answers, how far each reader of the log is, what is parked, what waits in the queues. */
export async function readHealth({ pool, log, jobs }: { pool: Pool; log: EventLog; jobs: Pick<RunningJobs, 'counts'> }, ready: boolean): Promise<Health> {
  try {
    const head = await log.head();
    const { rows } = await pool.query<Row>(`select name, status, position::float8 as position, error from platform.checkpoints where stage = 'live' order by name`);
    const readers = rows.map((row) => ({ ...row, lag: row.status === 'running' ? Math.max(0, head - row.position) : 0 }));
    const parked = readers.filter((reader) => reader.status === 'parked').map((reader) => reader.name);
    // Readers that an event does not concern are moved along lazily: the feed is as far as the furthest of them.
    const front = Math.max(0, ...readers.filter((reader) => reader.status === 'running').map((reader) => reader.position));
    return { status: ready ? (parked.length ? 'degraded' : 'ready') : 'starting', log: { head }, lag: readers.length ? head - front : 0, readers, parked, jobs: await jobs.counts() };
  } catch {
    return { status: 'down', log: { head: 0 }, lag: 0, readers: [], parked: [], jobs: {} };
  }
}

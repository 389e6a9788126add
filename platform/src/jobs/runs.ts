import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Migration } from '../postgres/migrate.ts';

/**
 * Runs of schedules. The id follows from the schedule and the moment when it was due, so that a run that was missed is made up once and none is made
 * twice. A run that broke is tried again when `free_at` has come.
 */
export const runTables: Migration = {
  name: 'platform.runs',
  as: 'app',
  sql: `
create table if not exists platform.runs (
  id text primary key,
  schedule text not null,
  due_at timestamptz not null,
  state text not null check (state in ('running', 'done', 'failed')),
  attempts int not null,
  free_at timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  reached int,
  error text
);
create index if not exists runs_schedule on platform.runs (schedule, due_at desc);
`,
};

/** A run that is due. `work` answers how many were reached; it may be called again after a crash and must then complete what it began. */
export interface DueRun {
  schedule: string;
  due: Date;
  work(id: string): Promise<number>;
}
export const runId = ({ schedule, due }: Pick<DueRun, 'schedule' | 'due'>): string =>
  `${schedule}@${due.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** A process that holds a run longer than this is taken for dead. */
const timeout = '5 minutes';
const attemptsMax = 8;

/** Makes the runs that nobody has made yet, one after the other; answers their ids. One that breaks is noted and tried again later. */
export async function makeRuns(
  runs: readonly DueRun[],
  { pool, now, logger }: { pool: Pool; now: Date; logger: Logger },
): Promise<string[]> {
  const made: string[] = [];
  for (const run of runs) {
    const id = runId(run);
    if (!(await claim(pool, id, run, now))) continue;
    try {
      const reached = await run.work(id);
      await pool.query(
        `update platform.runs set state = 'done', finished_at = $2, reached = $3, error = null where id = $1`,
        [id, now, reached],
      );
      made.push(id);
    } catch (error) {
      logger.error({ err: error, run: id }, 'a scheduled run broke; it is tried again');
      await pool.query(
        `update platform.runs
          set state = 'failed', finished_at = $2, error = $3,
            free_at = now() + least(2 ^ attempts, 120) * interval '30 seconds'
          where id = $1`,
        [id, now, (error as Error).message.slice(0, 500)],
      );
    }
  }
  return made;
}

async function claim(pool: Pool, id: string, { schedule, due }: DueRun, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into platform.runs (id, schedule, due_at, state, attempts, free_at, started_at) values ($1, $2, $3, 'running', 1, now() + $5::interval, $4)
     on conflict (id) do update set state = 'running', attempts = runs.attempts + 1, free_at = now() + $5::interval
       where runs.state <> 'done' and runs.free_at <= now() and runs.attempts < $6`,
    [id, schedule, due, now, timeout, attemptsMax],
  );
  return rowCount === 1;
}

import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Migration } from '../postgres/migrate.ts';

/** A thing that a job could not do, by what names it in words of the operator: `registration period 0199…`. */
export interface ItemFault {
  item: string;
  error: string;
}
export interface EachResult<R> {
  results: R[];
  failed: ItemFault[];
}

/** Works on each item by itself, one after the other: one that fails stops no other. Every failure is logged and told in the answer. */
export async function forEachIndependently<T, R>(
  items: readonly T[],
  nameOf: (item: T) => string,
  work: (item: T) => Promise<R> | R,
  logger: Pick<Logger, 'error'>,
): Promise<EachResult<R>> {
  const done: EachResult<R> = { results: [], failed: [] };
  for (const item of items) {
    try {
      done.results.push(await work(item));
    } catch (error) {
      const name = nameOf(item);
      logger.error({ err: error, item: name }, 'one item of a job failed; the others go on');
      done.failed.push({ item: name, error: (error as Error).message.slice(0, 500) });
    }
  }
  return done;
}

/** For work that is tried again as a whole (a job of one event, a run of a schedule): fails when items did, after all others are done. */
export function throwIfFailed({ failed }: Pick<EachResult<unknown>, 'failed'>): void {
  if (failed.length > 0)
    throw new Error(
      `${failed.length} failed: ${failed
        .slice(0, 5)
        .map(({ item, error }) => `${item} (${error})`)
        .join('; ')}`,
    );
}

/** Items that the last run of a scheduled job could not do, since when. Health names them. */
export const jobFaultTables: Migration = {
  name: 'platform.job_faults',
  as: 'app',
  sql: `
create table if not exists platform.job_faults (
  job text not null,
  item text not null,
  error text not null,
  since timestamptz not null default now(),
  primary key (job, item)
);
`,
};
export interface JobFault extends ItemFault {
  job: string;
  since: string;
}

/** Keeps what a scheduled job's run answers as `failed`; what is not among it any more is mended. Answers without `failed` say nothing. */
export async function recordFaults(pool: Pick<Pool, 'query'>, job: string, answer: unknown): Promise<void> {
  if (typeof answer !== 'object' || answer === null || !('failed' in answer) || !Array.isArray(answer.failed)) return;
  const failed = answer.failed as ItemFault[];
  await pool.query('delete from platform.job_faults where job = $1 and item <> all($2)', [
    job,
    failed.map(({ item }) => item),
  ]);
  if (failed.length === 0) return;
  await pool.query(
    `insert into platform.job_faults (job, item, error) select distinct on (item) $1, item, error from unnest($2::text[], $3::text[]) as f(item, error)
     on conflict (job, item) do update set error = excluded.error`,
    [job, failed.map(({ item }) => item), failed.map(({ error }) => error)],
  );
}

/** What jobs could not do, the oldest first; runs of schedules that broke in the last week, too. */
export async function openFaults(pool: Pick<Pool, 'query'>, most = 50): Promise<JobFault[]> {
  const { rows } = await pool.query<Omit<JobFault, 'since'> & { since: Date }>(
    `select job, item, error, since from platform.job_faults
     union all select 'runs', id, coalesce(error, ''), started_at from platform.runs where state = 'failed' and started_at > now() - interval '7 days'
     order by since, job, item limit $1`,
    [most],
  );
  return rows.map(({ since, ...fault }) => ({ ...fault, since: since.toISOString() }));
}

import type { EventLog } from '@portal/platform/event-log/types.ts';
import type { Pool, PoolClient } from 'pg';
import { applications } from '../projection/projection.ts';

type Rows = Record<string, unknown[]>;
async function rowsOf(db: Pick<PoolClient, 'query'>, schema: string): Promise<Rows> {
  const found: Rows = {};
  for (const name of applications.tableNames)
    found[name] = (
      await db.query<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${schema}.${name} t ORDER BY to_jsonb(t)::text`)
    ).rows.map(({ row }) => row);
  return found;
}

/** All rows of the read model as it stands. */
export const rowsNow = (pool: Pool): Promise<Rows> => rowsOf(pool, 'applications');

/** The rows that the whole log gives, `batch` events at a time, in tables that are gone afterwards. */
export async function rowsAnew({ pool, log }: { pool: Pool; log: EventLog }, batch: number): Promise<Rows> {
  const events = (await log.readAll(0, 1_000_000)).filter(({ type }) => applications.handles.includes(type));
  const db = await pool.connect();
  try {
    await db.query('BEGIN; CREATE SCHEMA anew; SET LOCAL search_path = anew, public');
    await db.query(applications.tables);
    for (let from = 0; from < events.length; from += batch)
      await applications.project(events.slice(from, from + batch), db);
    return await rowsOf(db, 'anew');
  } finally {
    await db.query('ROLLBACK');
    db.release();
  }
}

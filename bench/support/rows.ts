import pg from 'pg';
import type { Row } from '../../test/reliability/support/invariants.ts';
import { logInPostgres } from '../../test/reliability/support/raw-log.ts';

/** All events of a log in PostgreSQL, as they lie there. */
export async function rowsAt(url: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 }).on('error', () => undefined);
  try {
    return await logInPostgres(async (text, values) => (await pool.query(text, values)).rows).rows();
  } finally {
    await pool.end();
  }
}

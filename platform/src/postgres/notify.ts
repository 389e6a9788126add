import type { Pool } from 'pg';

/** Tells every process that listens. A message is worthless after a crash, so its commit does not wait for the disk. */
export const notify = (pool: Pool, channel: string, payload: string): Promise<unknown> =>
  pool.query(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [channel, payload]);

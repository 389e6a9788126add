import type { Pool } from 'pg';

/** How a system has answered of late. `failingSince`: ISO 8601, of the first of the failures in a row. */
export interface LineState {
  failures: number;
  failingSince: string | null;
}

/** Seconds after which another process takes over what one has left. */
const lease = 15;
const mine = 'endpoint = $1 and busy_by = $2';

/**
 * One process at a time sends to a system: so messages of one subject cannot overtake each other. Null: another is busy with it, and has been told that
 * there is more.
 */
export async function takeLine(pool: Pool, endpoint: string, by: string): Promise<LineState | null> {
  await pool.query('insert into platform.outbound_lines (endpoint) values ($1) on conflict do nothing', [endpoint]);
  for (let tries = 0; tries < 2; tries++) {
    const { rows } = await pool.query<{ failures: number; failing_since: Date | null }>(
      `update platform.outbound_lines
        set busy_by = $2, busy_until = now() + make_interval(secs => $3), again = false
        where endpoint = $1 and (busy_by is null or busy_until <= now()) returning failures, failing_since`,
      [endpoint, by, lease],
    );
    if (rows[0]) return { failures: rows[0].failures, failingSince: rows[0].failing_since?.toISOString() ?? null };
    await pool.query('update platform.outbound_lines set again = true where endpoint = $1', [endpoint]);
  }
  return null;
}

/** Holds the line for longer; false: it was lost to another process. */
export async function keepLine(pool: Pool, endpoint: string, by: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update platform.outbound_lines set busy_until = now() + make_interval(secs => $3) where ${mine}`,
    [endpoint, by, lease],
  );
  return rowCount === 1;
}

/** Gives the line back; false: there is more to send meanwhile, and the line is still held. */
export async function leaveLine(pool: Pool, endpoint: string, by: string): Promise<boolean> {
  const left = await pool.query(`update platform.outbound_lines set busy_by = null where ${mine} and not again`, [
    endpoint,
    by,
  ]);
  if (left.rowCount === 1) return true;
  const { rowCount } = await pool.query(`update platform.outbound_lines set again = false where ${mine}`, [
    endpoint,
    by,
  ]);
  return rowCount === 0;
}

/** Notes how the system answers; `pausedUntil`: until then it is left alone. */
export async function noteLine(
  pool: Pool,
  endpoint: string,
  { failures, failingSince }: LineState,
  pausedUntil: string | null,
): Promise<void> {
  await pool.query(
    'update platform.outbound_lines set failures = $2, failing_since = $3, paused_until = $4 where endpoint = $1',
    [endpoint, failures, failingSince, pausedUntil],
  );
}

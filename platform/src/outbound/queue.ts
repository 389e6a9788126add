import type { Pool } from 'pg';
import type { Sql } from '../projections/types.ts';

/** A message to be sent. `position`: of its event; `message`: its id, the same in every attempt and every replay. */
export interface NewDelivery {
  endpoint: string;
  position: number;
  subject: string;
  message: string;
  type: string;
  occurred_at: string;
  body: string;
}
export interface WaitingDelivery {
  position: number;
  subject: string;
  message: string;
  body: string;
  attempts: number;
  next_at: Date;
}
/** What became of an attempt. Moments are ISO 8601. */
export interface Attempted {
  position: number;
  state: 'waiting' | 'delivered' | 'given_up';
  next_at: string | null;
  tried_at: string;
  status: number | null;
  ms: number;
  answer: string | null;
  error: string | null;
}

/** Puts messages in. `again`: those that are there already are sent once more. */
export async function insertDeliveries(
  db: Pick<Sql, 'query'>,
  deliveries: readonly NewDelivery[],
  now: string,
  { again = false } = {},
): Promise<void> {
  if (deliveries.length === 0) return;
  await db.query(
    `insert into platform.outbound_deliveries (endpoint, position, subject, message, type, occurred_at, body, next_at)
     select endpoint, position, subject, message, type, occurred_at, body, $2::timestamptz
     from json_to_recordset($1::json)
       as new(endpoint text, position bigint, subject text, message text, type text, occurred_at timestamptz, body text)
     on conflict (endpoint, position) do ${
       again
         ? `update set state = 'waiting', attempts = 0, next_at = excluded.next_at, body = excluded.body, status = null, error = null, answer = null`
         : 'nothing'
     }`,
    [JSON.stringify(deliveries), now],
  );
}

/** Messages of a system that wait, in the order of their events. */
export async function waitingDeliveries(
  pool: Pool,
  endpoint: string,
  after: number,
  limit: number,
): Promise<WaitingDelivery[]> {
  const { rows } = await pool.query<WaitingDelivery>(
    `select position::float8 as position, subject, message, body, attempts, next_at
     from platform.outbound_deliveries where endpoint = $1 and state = 'waiting' and position > $2 order by position limit $3`,
    [endpoint, after, limit],
  );
  return rows;
}

/** Notes attempts, many with one statement. */
export async function noteAttempts(pool: Pool, endpoint: string, attempts: readonly Attempted[]): Promise<void> {
  if (attempts.length === 0) return;
  await pool.query(
    `update platform.outbound_deliveries d set state = r.state, attempts = d.attempts + 1, next_at = r.next_at, tried_at = r.tried_at,
       status = r.status, ms = r.ms, answer = r.answer, error = r.error
     from json_to_recordset($2::json) as r(position bigint, state text, next_at timestamptz, tried_at timestamptz, status int,
       ms int, answer text, error text)
     where d.endpoint = $1 and d.position = r.position and d.state = 'waiting'`,
    [endpoint, JSON.stringify(attempts)],
  );
}

/** Messages of a system that answers again do not wait any longer. */
export const hasten = (pool: Pool, endpoint: string, now: string): Promise<unknown> =>
  pool.query(
    `update platform.outbound_deliveries set next_at = $2 where endpoint = $1 and state = 'waiting' and next_at > $2`,
    [endpoint, now],
  );

/** Systems with a message that is due, which nobody is busy with and which are not left alone. */
export async function dueEndpoints(pool: Pool, now: string): Promise<string[]> {
  const { rows } = await pool.query<{ endpoint: string }>(
    `select e.endpoint from platform.outbound_endpoints e left join platform.outbound_lines l on l.endpoint = e.endpoint
     where (l.paused_until is null or l.paused_until <= $1) and exists (
       select from platform.outbound_deliveries d where d.endpoint = e.endpoint and d.state = 'waiting' and d.next_at <= $1)`,
    [now],
  );
  return rows.map(row => row.endpoint);
}

import type { RefusedAttemptRecorded } from '@portal/event-schemas/audit/refused-attempts.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

const columns =
  'account text, on_behalf_of text, roles jsonb, call text, code text, status int, params jsonb, times int, first_at timestamptz, last_at timestamptz';

/** Refused attempts, a row for each that was counted. `uid`: the event's position and the place in it. */
export const refusedAttempts = defineProjection({
  name: 'audit.refused_attempts',
  version: 1,
  handles: ['AttemptsRefused'],
  tables: `CREATE TABLE IF NOT EXISTS refused_attempts (uid text PRIMARY KEY, position bigint NOT NULL, ${columns});
CREATE INDEX IF NOT EXISTS refused_attempts_by_last_at ON refused_attempts (last_at DESC, uid DESC);
CREATE INDEX IF NOT EXISTS refused_attempts_by_account ON refused_attempts (account, last_at DESC);`,
  tableNames: ['refused_attempts'],
  async project(events, db) {
    const rows = events.flatMap(({ position, data }) =>
      (data.attempts as RefusedAttemptRecorded[]).map(({ count, ...attempt }, place) => ({
        uid: `${position}.${place}`,
        position,
        ...attempt,
        times: count,
      })),
    );
    await db.query(
      `INSERT INTO refused_attempts (uid, position, account, on_behalf_of, roles, call, code, status, params, times, first_at, last_at)
       SELECT uid, position, account, on_behalf_of, roles, call, code, status, params, times, first_at, last_at
       FROM json_to_recordset($1::json) AS new(uid text, position bigint, ${columns})
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
  },
});

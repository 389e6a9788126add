import type { Sql } from '@portal/platform/projections/types.ts';
import { addTo, counterNames, noCounters, type Counters } from './counters.ts';
import type { CounterChange } from './fold.ts';

type Row = { study_period: string; key: string; at: string } & Counters;

const list = counterNames.join(', ');
const columns = `study_period text, key text, at timestamptz, ${counterNames.map(name => `${name} int`).join(', ')}`;
const each = (say: (name: string) => string): string => counterNames.map(say).join(', ');
const deltas = `json_to_recordset($1::json) AS d(${columns})`;

/**
 * Adds changes to the counters. Adding knows no order, so a refusal that is counted a second late, and events of processes whose clocks
 * differ, find their second: every later minute moves with them.
 */
export async function countUp(changes: readonly CounterChange[], db: Sql): Promise<void> {
  const sums = new Map<string, Row>();
  for (const { study_period, key, at, change } of changes) {
    const id = `${study_period} ${key} ${at}`;
    const row = sums.get(id) ?? { study_period, key, at, ...noCounters() };
    sums.set(id, row);
    addTo(row, change);
  }
  // Sums that are zero stay: which rows there are must not depend on how events were gathered into batches.
  const rows = [...sums.values()];
  if (rows.length === 0) return;
  const given = [JSON.stringify(rows)];
  await db.query(
    `INSERT INTO board_keys (study_period, key) SELECT DISTINCT d.study_period, d.key FROM ${deltas} ON CONFLICT DO NOTHING`,
    given,
  );
  await db.query(
    `INSERT INTO board_seconds AS s (study_period, key, at, ${list}) SELECT d.study_period, d.key, d.at, ${each(name => `d.${name}`)} FROM ${deltas}
     ON CONFLICT (study_period, at, key) DO UPDATE SET ${each(name => `${name} = s.${name} + excluded.${name}`)}`,
    given,
  );
  await db.query(
    `INSERT INTO board_minutes (study_period, key, minute, ${list})
     SELECT n.study_period, n.key, n.minute, ${each(name => `coalesce(b.${name}, 0)`)}
     FROM (SELECT DISTINCT d.study_period, d.key, date_trunc('minute', d.at) AS minute FROM ${deltas}) n
     LEFT JOIN LATERAL (SELECT * FROM board_minutes m
       WHERE m.study_period = n.study_period AND m.key = n.key AND m.minute < n.minute
       ORDER BY m.minute DESC LIMIT 1) b ON true
     ON CONFLICT DO NOTHING`,
    given,
  );
  await db.query(
    `UPDATE board_minutes m SET ${each(name => `${name} = m.${name} + d.${name}`)}
     FROM (SELECT l.study_period, l.key, l.minute, ${each(name => `sum(d.${name})::int AS ${name}`)}
       FROM ${deltas} JOIN board_minutes l ON l.study_period = d.study_period AND l.key = d.key AND l.minute >= date_trunc('minute', d.at) GROUP BY 1, 2, 3) d
     WHERE m.study_period = d.study_period AND m.key = d.key AND m.minute = d.minute`,
    given,
  );
  await db.query(
    `UPDATE board_courses c SET ${each(name => `${name} = c.${name} + d.${name}`)}
     FROM (SELECT d.key, ${each(name => `sum(d.${name})::int AS ${name}`)} FROM ${deltas} GROUP BY 1) d WHERE c.offering = d.key`,
    given,
  );
}

import type { Sql } from '@portal/platform/projections/types.ts';
import { counterNames, noCounters, type Counters } from './counters.ts';

const each = (say: (name: string) => string): string => counterNames.map(say).join(', ');

/**
 * Every key of a period as it stood at the end of the second `at`: the last minute before it in which the key changed, and the seconds since.
 * Keys that had not been counted by then are missing.
 */
export async function countersAsOf(db: Sql, studyPeriod: string, at: string): Promise<Map<string, Counters>> {
  const { rows } = await db.query<{ key: string } & Counters>(
    `SELECT k.key, ${each(name => `coalesce(m.${name}, 0) + coalesce(s.${name}, 0) AS ${name}`)}
     FROM registration.board_keys k
     LEFT JOIN LATERAL (
       SELECT * FROM registration.board_minutes m WHERE m.study_period = k.study_period AND m.key = k.key AND m.minute < date_trunc('minute', $2::timestamptz)
       ORDER BY m.minute DESC LIMIT 1) m ON true
     LEFT JOIN (
       SELECT key, ${each(name => `sum(${name})::int AS ${name}`)} FROM registration.board_seconds
       WHERE study_period = $1 AND at BETWEEN date_trunc('minute', $2::timestamptz) AND $2::timestamptz GROUP BY key) s ON s.key = k.key
     WHERE k.study_period = $1 AND (m.key IS NOT NULL OR s.key IS NOT NULL)`,
    [studyPeriod, at],
  );
  return new Map(rows.map(({ key, ...counters }) => [key, counters]));
}

/** So long (ms) the counters of a moment that is over are kept: everybody who looks at a board asks for the same two of them. */
const keptFor = 60_000;
const keptAtMost = 50;
const past = new WeakMap<Sql, Map<string, { until: number; counters: Promise<Map<string, Counters>> }>>();

/** The same for a moment at least some minutes ago, which nothing changes any more. */
export function pastCounters(db: Sql, studyPeriod: string, at: string): Promise<Map<string, Counters>> {
  const known = past.get(db) ?? new Map<string, { until: number; counters: Promise<Map<string, Counters>> }>();
  past.set(db, known);
  const key = `${studyPeriod} ${at}`;
  const kept = known.get(key);
  if (kept && kept.until > performance.now()) return kept.counters;
  const counters = countersAsOf(db, studyPeriod, at);
  known.delete(key);
  known.set(key, { until: performance.now() + keptFor, counters });
  counters.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > keptAtMost) known.delete(oldest);
  return counters;
}

export const countersOf = (all: ReadonlyMap<string, Counters>, key: string): Counters => all.get(key) ?? noCounters();

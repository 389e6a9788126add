import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

export interface PeriodName { uid: string; code: string; name: Localized }

/** The second in which a moment lies. */
export const secondsOf = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}.000Z`;
export const secondsBefore = (iso: string, seconds: number): string => new Date(Date.parse(iso) - seconds * 1000).toISOString();

/**
 * The study period that is asked for; else the one whose registration runs or is nearest, else the last one.
 * Refuses with `registration.study_period_not_found`.
 */
export async function periodFor(db: Sql, asked: string | undefined, now: string): Promise<PeriodName> {
  const { rows: [period] } = await db.query<PeriodName>(
    `SELECT p.uid, p.code, p.name FROM curriculum.study_periods_public p
     LEFT JOIN LATERAL (
       SELECT bool_or($2::timestamptz BETWEEN r.start_date::timestamptz AND r.end_date::timestamptz) AS runs,
         min(least(abs(extract(epoch FROM r.start_date::timestamptz - $2::timestamptz)), abs(extract(epoch FROM r.end_date::timestamptz - $2::timestamptz)))) AS away
       FROM registration.registration_periods r WHERE r.study_period = p.uid) r ON true
     WHERE $1::text IS NULL OR p.uid = $1
     ORDER BY coalesce(r.runs, false) DESC, r.away NULLS LAST, p.start_date DESC, p.uid LIMIT 1`,
    [asked ?? null, now],
  );
  if (!period) throw new Refused(reject('registration.study_period_not_found', { study_period: asked ?? '' }));
  return period;
}

/** The calendar day in the university's time zone in which a moment lies, with its first second and that of the next day. */
export async function dayOf(db: Sql, at: string, timeZone: string): Promise<{ day: string; start: string; end: string }> {
  const { rows: [row] } = await db.query<{ day: string; start: string; end: string }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, day AT TIME ZONE $2 AS start, (day + interval '1 day') AT TIME ZONE $2 AS "end" FROM (SELECT date_trunc('day', $1::timestamptz AT TIME ZONE $2) AS day) d`,
    [at, timeZone],
  );
  return { day: row!.day, start: new Date(row!.start).toISOString(), end: new Date(row!.end).toISOString() };
}

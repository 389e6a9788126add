import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** The term whose registration is open at the moment `now` (an SQL expression), or nearest to it; without any, the latest. */
export const nearestTermSql = (now: string): string => `coalesce(
  (SELECT r.study_period FROM registration.registration_periods r
   ORDER BY (${now}::timestamptz BETWEEN r.start_date::timestamptz AND r.end_date::timestamptz) DESC,
     least(abs(extract(epoch FROM r.start_date::timestamptz - ${now}::timestamptz)), abs(extract(epoch FROM r.end_date::timestamptz - ${now}::timestamptz))), r.uid LIMIT 1),
  (SELECT t.uid FROM curriculum.study_periods_public t ORDER BY t.start_date DESC, t.uid LIMIT 1))`;

/** The term named, or the nearest. Refuses with `registration.study_period_not_found`. */
export async function termOf(db: Sql, named: string | undefined, now: string): Promise<string> {
  const { rows } = await db.query<{ uid: string }>(`SELECT uid FROM curriculum.study_periods_public WHERE uid = ${named ? '$1' : nearestTermSql('$1')}`, [named ?? now]);
  if (!rows[0]) throw new Refused(reject('registration.study_period_not_found', { study_period: named ?? '—' }));
  return rows[0].uid;
}

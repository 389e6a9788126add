import { uid } from '@portal/event-schemas/registration/values.ts';
import { z } from 'zod';

/** For which term a list is: the one named, else that whose registration runs or is nearest, else the last. */
export const ofStudyPeriod = z.object({ study_period: uid.optional() });

/** The uid of that term as an SQL expression. */
export function nearestPeriodSql(named: unknown, now: string, bind: (value: unknown) => string): string {
  if (named) return `${bind(named)}::text`;
  const moment = `${bind(now)}::timestamptz`;
  return `coalesce(
    (SELECT r.study_period FROM registration.registration_periods r
     ORDER BY (${moment} BETWEEN r.start_date::timestamptz AND r.end_date::timestamptz) DESC,
       least(abs(extract(epoch FROM r.start_date::timestamptz - ${moment})), abs(extract(epoch FROM r.end_date::timestamptz - ${moment}))), r.uid LIMIT 1),
    (SELECT p.uid FROM curriculum.study_periods_public p ORDER BY p.start_date DESC, p.uid LIMIT 1))`;
}

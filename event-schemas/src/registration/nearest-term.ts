/**
 * The uid of the study period whose registration is open at the moment `now` (an SQL expression), or nearest to it; without any registration
 * the latest; null without study periods. SQL over the published views of registration and curriculum.
 */
export const nearestTermSql = (now: string): string => `coalesce(
  (SELECT r.study_period FROM registration.registration_periods_public r
   ORDER BY (${now}::timestamptz BETWEEN r.start_date::timestamptz AND r.end_date::timestamptz) DESC,
     least(abs(extract(epoch FROM r.start_date::timestamptz - ${now}::timestamptz)),
       abs(extract(epoch FROM r.end_date::timestamptz - ${now}::timestamptz))),
       r.uid
     LIMIT 1),
  (SELECT p.uid FROM curriculum.study_periods_public p ORDER BY p.start_date DESC, p.uid LIMIT 1))`;

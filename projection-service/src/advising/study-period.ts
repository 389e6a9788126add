import { z } from 'zod';
import { semester } from '@portal/event-schemas/curriculum/records.ts';
import { nearestTermSql } from '@portal/event-schemas/registration/nearest-term.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';

/** For which term the cards are shown: the one named, the latest of a year or semester, or the one whose registration is open or nearest. */
export const periodQuery = z.object({
  study_period: uid.optional(),
  study_year: z.coerce.number().int().min(1900).max(2200).optional(),
  semester: semester.optional(),
});
export type PeriodQuery = z.infer<typeof periodQuery>;

/** The uid of that term as an SQL expression; null where there is none. */
export function studyPeriodSql(
  { study_period, study_year, semester: term }: PeriodQuery,
  now: string,
  bind: (value: unknown) => string,
): string {
  if (study_period) return `${bind(study_period)}::text`;
  if (study_year === undefined && term === undefined) return nearestTermSql(bind(now));
  const conditions = [
    ...(study_year === undefined ? [] : [`p.study_year = ${bind(study_year)}`]),
    ...(term === undefined ? [] : [`p.semester = ${bind(term)}`]),
  ];
  return `(SELECT p.uid FROM curriculum.study_periods_public p WHERE ${conditions.join(' AND ')} ORDER BY p.start_date DESC, p.uid LIMIT 1)`;
}

import { z } from 'zod';
import { nearestTermSql } from '@portal/event-schemas/registration/nearest-term.ts';
import { periodQuery } from '@portal/event-schemas/advising/calls.ts';

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

import { defaultAbsenceLimit } from './codes.ts';

/** What the university has set: `study_period` null is for every term that has none of its own. */
export interface AbsenceLimit {
  study_period: string | null;
  unexcused: number;
}
/** From so many unexcused absences on a student of a term is at risk. */
export function absenceLimitOf(limits: readonly AbsenceLimit[], study_period: string): number {
  const of = (term: string | null) => limits.find(one => one.study_period === term)?.unexcused;
  return of(study_period) ?? of(null) ?? defaultAbsenceLimit;
}

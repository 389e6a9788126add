import { markAt, lowest, type GivenMark, type GradingSystem } from './grading-system.ts';
import { dividedHalfUp } from './hundredths.ts';

/** What a student has reached in each part, in hundredths of a percent; null: not known yet. */
export interface Parts {
  rating: number | null;
  exam: number | null;
}
/** `percent`: whole; null where a part is not passed, so that there is no sum of both. */
export interface Computed {
  percent: number | null;
  mark: GivenMark;
}

const passes = (system: GradingSystem, part: number): boolean => part >= system.pass_from * 100;

/**
 * The final mark that the parts give; null: they do not say yet. A rating that is not passed keeps the student from the
 * exam (the lowest mark); an exam that is not passed gives what its own percent is called, never the sum (grades.md §8.2).
 */
export function finalMark(system: GradingSystem, { rating, exam }: Parts): Computed | null {
  if (rating === null) return null;
  if (!passes(system, rating)) return { percent: null, mark: lowest(system) };
  if (exam === null) return null;
  if (!passes(system, exam)) return { percent: null, mark: markAt(system, Math.floor(exam / 100)) };
  const percent = dividedHalfUp(weighted(system, rating, exam), 10_000);
  return { percent, mark: markAt(system, percent) };
}
/** The sum of both parts in ten-thousandths of a percent. */
const weighted = (system: GradingSystem, rating: number, exam: number): number =>
  rating * system.rating_weight + exam * (100 - system.rating_weight);

/**
 * The least that the exam must give for a mark from `from` percent on, in hundredths; null: no exam does, with this
 * rating. The same sum as `finalMark`, the other way round.
 */
export function examNeeded(system: GradingSystem, rating: number, from: number): number | null {
  const pass = system.pass_from * 100;
  if (!passes(system, rating) || from < system.pass_from) return null;
  const weight = 100 - system.rating_weight;
  const missing = from * 10_000 - 5_000 - rating * system.rating_weight;
  if (weight === 0) return missing <= 0 ? pass : null;
  const exam = Math.max(pass, Math.ceil(missing / weight));
  return exam <= 10_000 ? exam : null;
}

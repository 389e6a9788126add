import { dividedHalfUp, hundredths } from './hundredths.ts';

/**
 * One approved attempt at a discipline. `points`: hundredths, null for marks that count nowhere (I, W, AU, P, NP);
 * `order`: of two attempts the one with more came later.
 */
export interface Attempt {
  discipline: string;
  credits: number;
  points: number | null;
  order: number;
}
/** `gpa`: hundredths, null where nothing counts; `credits`: those that count. */
export interface Gpa {
  gpa: number | null;
  credits: number;
}

/** Of several attempts at a discipline the last with points counts; all are shown (grades.md §5). */
export function countedAttempts<A extends Attempt>(attempts: readonly A[]): A[] {
  const last = new Map<string, A>();
  for (const attempt of attempts) {
    const known = last.get(attempt.discipline);
    if (attempt.points !== null && (!known || known.order <= attempt.order)) last.set(attempt.discipline, attempt);
  }
  return [...last.values()];
}

/** Σ(points × credits) / Σ credits of what counts, two decimals, half up; F counts with its credits (domain.md). */
export function gpaOf(attempts: readonly Attempt[]): Gpa {
  const counted = countedAttempts(attempts);
  const credits = counted.reduce((sum, one) => sum + hundredths(one.credits), 0);
  const points = counted.reduce((sum, one) => sum + one.points! * hundredths(one.credits), 0);
  return { gpa: credits === 0 ? null : dividedHalfUp(points, credits), credits: credits / 100 };
}

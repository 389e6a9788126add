import { dividedHalfUp } from './hundredths.ts';

/** What a kind of lesson counts in the rating, in percent. */
export interface Share {
  load_type: string;
  percent: number;
}

/**
 * The rating of what was reached in the kinds of lessons that a course has, in hundredths of a percent. The share of a
 * kind that the course lacks goes to the others in proportion; kinds without a share count nothing. Null: nothing counts.
 */
export function ratingOf(shares: readonly Share[], reached: Readonly<Record<string, number>>): number | null {
  const counted = shares.filter(({ load_type, percent }) => percent > 0 && load_type in reached);
  const whole = counted.reduce((sum, { percent }) => sum + percent, 0);
  if (whole === 0) return null;
  return dividedHalfUp(
    counted.reduce((sum, { load_type, percent }) => sum + reached[load_type]! * percent, 0),
    whole,
  );
}

import type { Meeting } from '../values.ts';

/** Whether two strings of marks, `1` for yes, have a yes at the same place. */
const shared = (one: string, other: string): number => {
  for (let place = 0; place < one.length; place++) if (one[place] === '1' && other[place] === '1') return place;
  return -1;
};

/**
 * First day (0 = Monday) on which two meetings share a week and a minute; null = they do not clash. Cards, screens and
 * proposals of weeks all ask here ("duplicate day and time", portal.md §5).
 */
export function clashDay(one: Meeting, other: Meeting): number | null {
  if (one.start >= other.start + other.length || other.start >= one.start + one.length) return null;
  const day = shared(one.days, other.days);
  return day >= 0 && shared(one.weeks, other.weeks) >= 0 ? day : null;
}
export const clash = (one: Meeting, other: Meeting): boolean => clashDay(one, other) !== null;

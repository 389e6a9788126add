import type { Meeting } from '@portal/event-schemas/registration/values.ts';

/** First day (0 = Monday) on which two meetings share a week and a minute; null = they do not clash. */
export function clashDay(one: Meeting, other: Meeting): number | null {
  if (one.start >= other.start + other.length || other.start >= one.start + one.length) return null;
  const weeks = [...one.weeks].some((mark, week) => mark === '1' && other.weeks[week] === '1');
  const day = [...one.days].findIndex((mark, index) => mark === '1' && other.days[index] === '1');
  return weeks && day >= 0 ? day : null;
}

/** Minutes from midnight as `HH:MM`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

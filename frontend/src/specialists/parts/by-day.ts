import { dayOf } from '../../forms/time-of-day.ts';

/** Things by the day on which they begin, in the university's time zone: days and things in their order. */
export function byDay<T>(things: readonly T[], begins: (one: T) => string): [day: string, things: T[]][] {
  const days = new Map<string, T[]>();
  for (const one of things.toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1))) {
    const day = dayOf(begins(one));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}

import type { InWeek } from '../../registration/api.ts';

/** A lesson on one day of the week. `weeks`: of lessons that only stand there. */
export interface WeekBlock extends InWeek {
  title: string;
  /** Teacher, room. */
  note: string;
  /** What it clashes with, in words. */
  clashes: readonly string[];
  /** Can be moved here; the others are shown beside. */
  movable: boolean;
  /** The page of its course, where that is another one. */
  to?: string;
}

export interface Place {
  day: number;
  start: number;
}

/** Minutes of one step up or down, and where a dragged lesson comes to stand. */
const slotLength = 30;
const lastMinute = 24 * 60;

/** The place a step away, within the days shown and the day's hours. */
export function stepped(at: Pick<WeekBlock, 'day' | 'start' | 'end'>, key: string, days: number): Place | null {
  const length = at.end - at.start;
  const to = {
    ArrowLeft: { day: at.day - 1, start: at.start },
    ArrowRight: { day: at.day + 1, start: at.start },
    ArrowUp: { day: at.day, start: at.start - slotLength },
    ArrowDown: { day: at.day, start: at.start + slotLength },
  }[key];
  if (!to || to.day < 0 || to.day >= days || to.start < 0 || to.start + length > lastMinute) return null;
  return to;
}

/** Where a lesson of `length` minutes is put: `across` is the part of the width, `minutes` are from the first hour that is shown. */
export const placeAt = (
  across: number,
  minutes: number,
  { days, first, length }: { days: number; first: number; length: number },
): Place => ({
  day: Math.min(days - 1, Math.max(0, Math.floor(across * days))),
  start: Math.min(lastMinute - length, Math.max(0, Math.round((first + minutes) / slotLength) * slotLength)),
});

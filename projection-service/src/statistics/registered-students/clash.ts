import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';

export interface Placed {
  course: Localized;
  lesson: string;
  meeting: Meeting;
}
/** `day`: 0 = Monday; `time`: `HH:MM`. */
export interface Clash {
  course: Localized;
  other: Localized;
  day: number;
  time: string;
  lesson: string;
}

/** The first two meetings that share a week, a day and a minute; null when none do. Meetings of one lesson do not clash with each other. */
export function firstClash(placed: readonly Placed[]): Clash | null {
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      const day = one.lesson === other.lesson ? -1 : sharedDay(one.meeting, other.meeting);
      if (day < 0) continue;
      const start = Math.max(one.meeting.start, other.meeting.start);
      return {
        course: other.course,
        other: one.course,
        day,
        time: `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`,
        lesson: other.lesson,
      };
    }
  }
  return null;
}

function sharedDay(one: Meeting, other: Meeting): number {
  if (one.start >= other.start + other.length || other.start >= one.start + one.length) return -1;
  const weeks = [...one.weeks].some((mark, week) => mark === '1' && other.weeks[week] === '1');
  return weeks ? [...one.days].findIndex((mark, day) => mark === '1' && other.days[day] === '1') : -1;
}

import { clash } from '@portal/event-schemas/registration/card-rules/clash.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';

/** Where a lesson stands: on the card, in the basket, in a waiting list (or offered), or being chosen. */
export type PlacedAs = 'card' | 'basket' | 'waiting' | 'tried';
/** A lesson as the week grid shows it. */
export interface PlacedLesson {
  course: string;
  code: string;
  label: string;
  meetings: readonly Meeting[];
  as: PlacedAs;
}

/** One block of the grid: day 0 = Monday, minutes from midnight. `clash`: overlaps with another block of the same day. */
export interface Block {
  day: number;
  start: number;
  end: number;
  code: string;
  label: string;
  as: PlacedAs;
  clash: boolean;
}

/** A course that stands in the way, with the meeting that does. */
export type Clash = Pick<PlacedLesson, 'course' | 'label' | 'as'> & { meeting: Meeting };
/** The other courses that the tried meetings would overlap with, each once. */
export function clashesWith(tried: readonly Meeting[], course: string, placed: readonly PlacedLesson[]): Clash[] {
  const clashes = placed.flatMap(lesson => {
    const meeting =
      lesson.course === course ? undefined : lesson.meetings.find(there => tried.some(here => clash(here, there)));
    return meeting ? [{ course: lesson.course, label: lesson.label, as: lesson.as, meeting }] : [];
  });
  return clashes.filter((clash, place) => clashes.findIndex(one => one.course === clash.course) === place);
}

/** The blocks of a week, sorted by day and time. */
export function blocksOf(placed: readonly PlacedLesson[]): Block[] {
  const meetings = placed.flatMap(lesson => lesson.meetings.map(meeting => ({ lesson, meeting })));
  return meetings
    .flatMap(({ lesson, meeting }) =>
      [...meeting.days].flatMap((on, day) =>
        on === '1'
          ? [
              {
                day,
                start: meeting.start,
                end: meeting.start + meeting.length,
                code: lesson.code,
                label: lesson.label,
                as: lesson.as,
                clash: meetings.some(
                  other =>
                    other.lesson.course !== lesson.course &&
                    (other.lesson.as !== 'card' || lesson.as !== 'card') &&
                    clash(meeting, other.meeting),
                ),
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => a.day - b.day || a.start - b.start);
}

export { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';

export const dayKeys = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

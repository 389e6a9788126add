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

const shareWeek = (a: string, b: string): boolean => [...a].some((week, index) => week === '1' && b[index] === '1');
const shareDay = (a: string, b: string): boolean => [...a].some((day, index) => day === '1' && b[index] === '1');

/** Two meetings overlap when they share a week, a day and minutes: the rule "duplicate day and time" of portal.md §5. */
export const overlap = (a: Meeting, b: Meeting): boolean =>
  shareDay(a.days, b.days) &&
  shareWeek(a.weeks, b.weeks) &&
  a.start < b.start + b.length &&
  b.start < a.start + a.length;

/** A course that stands in the way, with the meeting that does. */
export type Clash = Pick<PlacedLesson, 'course' | 'label' | 'as'> & { meeting: Meeting };
/** The other courses that the tried meetings would overlap with, each once. */
export function clashesWith(tried: readonly Meeting[], course: string, placed: readonly PlacedLesson[]): Clash[] {
  const clashes = placed.flatMap(lesson => {
    const meeting =
      lesson.course === course ? undefined : lesson.meetings.find(there => tried.some(here => overlap(here, there)));
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
                    overlap(meeting, other.meeting),
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

import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import type { LessonView } from '@portal/event-schemas/registration/views.ts';

/** Where a lesson of the student stands: on the card, in the basket, in a waiting list (or offered). */
export type PlacedAs = 'card' | 'basket' | 'waiting';
/** A lesson that the student has or waits for. */
export interface PlacedLesson {
  course: string;
  code: string;
  label: string;
  as: PlacedAs;
  lesson: LessonView;
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
/** The other courses that the meetings would overlap with, each once. */
export function clashesWith(tried: readonly Meeting[], course: string, placed: readonly PlacedLesson[]): Clash[] {
  const clashes = placed.flatMap(({ lesson, label, as, ...other }) => {
    const meeting =
      other.course === course ? undefined : lesson.meetings.find(there => tried.some(here => overlap(here, there)));
    return meeting ? [{ course: other.course, label, as, meeting }] : [];
  });
  return clashes.filter((clash, place) => clashes.findIndex(one => one.course === clash.course) === place);
}

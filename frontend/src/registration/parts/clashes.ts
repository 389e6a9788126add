import { clash } from '@portal/event-schemas/registration/card-rules/clash.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import type { LessonView } from '@portal/event-schemas/registration/views.ts';

/** Where a lesson of the student stands: on the card, in the basket, in a waiting list (or offered), only in a plan. */
export type PlacedAs = 'card' | 'basket' | 'waiting' | 'planned';
/** A lesson that the student has or waits for. */
export interface PlacedLesson {
  course: string;
  code: string;
  label: string;
  as: PlacedAs;
  lesson: LessonView;
}

/** A course that stands in the way, with the meeting that does. */
export type Clash = Pick<PlacedLesson, 'course' | 'label' | 'as'> & { meeting: Meeting };
/** The other courses that the meetings would overlap with, each once. */
export function clashesWith(tried: readonly Meeting[], course: string, placed: readonly PlacedLesson[]): Clash[] {
  const clashes = placed.flatMap(({ lesson, label, as, ...other }) => {
    const meeting =
      other.course === course ? undefined : lesson.meetings.find(there => tried.some(here => clash(here, there)));
    return meeting ? [{ course: other.course, label, as, meeting }] : [];
  });
  return clashes.filter((one, place) => clashes.findIndex(({ course: other }) => other === one.course) === place);
}

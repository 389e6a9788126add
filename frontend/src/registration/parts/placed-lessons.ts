import type { CardItem, CourseInfo } from '@portal/event-schemas/registration/views.ts';
import type { Choice } from './lesson-choice.ts';
import { pickedLessons } from './lesson-choice.ts';
import type { PlacedAs, PlacedLesson } from './week.ts';

const placedAs = {
  registered: 'card',
  basket: 'basket',
  waiting: 'waiting',
  offered: 'waiting',
} as const satisfies Record<NonNullable<CardItem['status']>, PlacedAs>;

/** What the week shows: the lessons of the card, the basket and the waiting lists, and those being chosen of the open course. */
export function placedLessons(
  items: readonly CardItem[],
  course: CourseInfo | undefined,
  choice: Choice | null,
  name: (text: CardItem['name']) => string,
): PlacedLesson[] {
  const chosen = new Set(course ? pickedLessons(course.fluxes, choice).map(lesson => lesson.uid) : []);
  const had = items.flatMap(({ status, ...item }) =>
    status
      ? item.lessons.map(lesson => ({
          course: item.uid,
          code: item.code,
          label: name(item.name),
          meetings: lesson.meetings,
          as: placedAs[status],
          uid: lesson.uid,
        }))
      : [],
  );
  const known = new Set(had.map(lesson => lesson.uid));
  const tried = course
    ? course.fluxes
        .flatMap(flux => flux.lessons)
        .filter(lesson => chosen.has(lesson.uid) && !known.has(lesson.uid))
        .map(lesson => ({
          course: course.uid,
          code: course.code,
          label: name(course.name),
          meetings: lesson.meetings,
          as: 'tried' as const,
        }))
    : [];
  return [...had, ...tried];
}

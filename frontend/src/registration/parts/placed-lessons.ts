import type { CardItem, CourseInfo } from '@portal/event-schemas/registration/views.ts';
import type { Choice } from './lesson-choice.ts';
import { pickedLessons } from './lesson-choice.ts';
import type { PlacedLesson } from './week.ts';

/** What the week shows: the lessons of the card and the basket, and those being chosen of the open course. */
export function placedLessons(items: readonly CardItem[], course: CourseInfo | undefined, choice: Choice | null, name: (text: CardItem['name']) => string): PlacedLesson[] {
  const chosen = new Set(course ? pickedLessons(course.fluxes, choice).map(lesson => lesson.uid) : []);
  const onCard = items
    .filter(item => item.status === 'registered' || item.status === 'basket')
    .flatMap(item => item.lessons.map(lesson => ({ course: item.uid, code: item.code, label: name(item.name), meetings: lesson.meetings, tried: false, uid: lesson.uid })));
  const known = new Set(onCard.map(lesson => lesson.uid));
  const tried = course
    ? course.fluxes.flatMap(flux => flux.lessons).filter(lesson => chosen.has(lesson.uid) && !known.has(lesson.uid))
        .map(lesson => ({ course: course.uid, code: course.code, label: name(course.name), meetings: lesson.meetings, tried: true }))
    : [];
  return [...onCard, ...tried];
}

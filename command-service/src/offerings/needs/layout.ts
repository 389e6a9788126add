import { draftKinds } from '@portal/event-schemas/offerings/needs/codes.ts';
import type { LessonSizes } from '@portal/event-schemas/offerings/needs/requests.ts';
import { mostSeats } from '@portal/event-schemas/kernel/bounds.ts';
import type { Flux, Lesson, LoadType } from '@portal/event-schemas/registration/values.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';

/** How a discipline is taught: hours by kind, and its last course before the term (null: there was none). */
export interface Taught {
  load: readonly { kind: LoadType; hours: number }[];
  last: readonly Flux[] | null;
}
/** Of one kind; a flux holds the lessons of all five kinds. Who wants more makes them larger. */
const lessonsMost = 200;
/** One draft for each discipline and term: asked for again, there is nothing to make. */
export const neededUid = (discipline: string, study_period: string): string =>
  idFrom('needed course', `${discipline}.${study_period}`);

/** The lesson of each kind that the last course had, the largest one; without such a course those kinds that have hours, else a lecture. */
function kindsOf({ load, last }: Taught, sizes: LessonSizes): { kind: LoadType; seats: number; like: Lesson | null }[] {
  const before = new Map<LoadType, Lesson>();
  for (const lesson of last?.flatMap(flux => flux.lessons) ?? [])
    if (lesson.capacity > (before.get(lesson.load_type)?.capacity ?? 0)) before.set(lesson.load_type, lesson);
  if (before.size > 0) return [...before].map(([kind, like]) => ({ kind, seats: like.capacity, like }));
  const kinds = draftKinds.filter(kind => load.some(row => row.kind === kind && row.hours > 0));
  return (kinds.length > 0 ? kinds : (['lecture'] as const)).map(kind => ({ kind, seats: sizes[kind], like: null }));
}

/** One flux with seats for so many students: of each kind as many lessons of its size as that takes, evenly filled. */
export function layoutFor(uid: string, students: number, taught: Taught, sizes: LessonSizes): Flux[] {
  const lessons = kindsOf(taught, sizes).flatMap(({ kind, seats, like }) => {
    const count = Math.min(Math.ceil(students / seats), lessonsMost);
    return Array.from({ length: count }, (_, index): Lesson => ({
      uid: idFrom('needed lesson', `${uid}.${kind}.${index}`),
      load_type: kind,
      section: String(index + 1),
      subgroup: '',
      teacher: null,
      language: like?.language ?? 'ru',
      room: null,
      meetings: [],
      capacity: Math.min(Math.ceil(students / count), mostSeats),
      parent: null,
    }));
  });
  const number_of_times_per_week =
    taught.last?.[0]?.number_of_times_per_week ?? new Set(lessons.map(one => one.load_type)).size;
  return [{ uid: idFrom('needed flux', uid), number: 1, number_of_times_per_week, lessons }];
}

import type { OfferCourse, ReviseCourse } from '@portal/event-schemas/registration/commands.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import { isDeepStrictEqual } from 'node:util';
import { lessonInWords, offeredIn } from './choice.ts';
import { withSeats, type CourseOffering, type LessonSeats, type OfferedCourse } from './course-offering.ts';
import { SeatLedger } from './seat-ledger.ts';

/** `minutes`: the confirmation window of offers that a decision makes. */
export interface OfferingMoment {
  now: string;
  minutes: number;
}
export type OfferingDecision = Rejection | readonly [readonly CourseOfferingEvent[]];

/** Offers a course in a period. The same again (a repeated import) changes nothing; other contents revise it. */
export function offerCourse(data: OfferCourse, state: CourseOffering, moment: OfferingMoment): OfferingDecision {
  if (state.status === 'offered') {
    if (state.study_period !== data.study_period || state.discipline !== data.discipline)
      return reject('registration.course_not_in_period', { course: state.name, study_period: data.study_period });
    return reviseCourse(data, state, moment);
  }
  return malformed(data.fluxes) ?? [[{ type: 'CourseOffered', data }]];
}

/** New contents of an offered course. Lessons that students are on stay, with seats for them all; seats beyond the capacity stay on top. */
export function reviseCourse(data: ReviseCourse, state: CourseOffering, moment: OfferingMoment): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  const { code, name, credits } = data;
  if (isDeepStrictEqual(course.source, { code, name, credits, fluxes: data.fluxes })) return [[]];
  const fluxes = [...withSeats(data.fluxes, course, 1)];
  const fault = malformed(fluxes) ?? displaced(course, fluxes);
  if (fault) return fault;
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  const expired = ledger.events.splice(0);
  const now = new Map(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, lesson])));
  for (const [uid, seats] of course.lessons) {
    const capacity = now.get(uid)?.capacity ?? 0;
    const isUsed = ledger.free(uid) < seats.lesson.capacity;
    if (isUsed && ledger.free(uid) < seats.lesson.capacity - capacity) return belowTaken(seats, capacity);
    ledger.opened([uid], capacity - seats.lesson.capacity);
  }
  return [[...expired, { type: 'CourseOfferingRevised', data: { code, name, credits, fluxes } }, ...settled(ledger)]];
}

/** More seats are offered to the waiting list at once; fewer than are in use is impossible. */
export function changeLessonCapacity(
  data: { offering: string; lesson: string; capacity: number },
  state: CourseOffering,
  moment: OfferingMoment,
): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  const seats = course.lessons.get(data.lesson);
  if (!seats) return reject('registration.lesson_not_found', { course: course.name, lessons: [data.lesson] });
  const from = seats.lesson.capacity;
  if (from === data.capacity) return [[]];
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  if (ledger.free(data.lesson) < from - data.capacity) return belowTaken(seats, data.capacity);
  const changed: CourseOfferingEvent = {
    type: 'LessonCapacityChanged',
    data: { lesson: data.lesson, from, to: data.capacity },
  };
  const expired = ledger.events.splice(0);
  ledger.opened([data.lesson], data.capacity - from);
  return [[...expired, changed, ...settled(ledger)]];
}

export function changeLessonTeacher(
  data: { offering: string; lesson: string; teacher: string | null },
  state: CourseOffering,
): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  const seats = course.lessons.get(data.lesson);
  if (!seats) return reject('registration.lesson_not_found', { course: course.name, lessons: [data.lesson] });
  const from = seats.lesson.teacher;
  return [
    from === data.teacher
      ? []
      : [{ type: 'LessonTeacherChanged', data: { lesson: data.lesson, from, to: data.teacher } }],
  ];
}

/** Empties the waiting list; who has an offer keeps it. */
export function resetWaitingList(
  data: { offering: string },
  state: CourseOffering,
  moment: OfferingMoment,
): OfferingDecision {
  const course = offeredIn(state, data.offering);
  if (isRejection(course)) return course;
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  for (const student of course.queue.keys()) if (!ledger.offered(student)) ledger.leave(student, 'reset');
  return [ledger.events];
}

function settled(ledger: SeatLedger): CourseOfferingEvent[] {
  ledger.settle();
  return ledger.events;
}
export const belowTaken = (
  { taken, held, offered }: Pick<LessonSeats, 'taken' | 'held' | 'offered'>,
  capacity: number,
): Rejection =>
  reject(
    'registration.capacity_below_taken',
    { capacity, taken, held, offered },
    { capacity: 'registration.capacity_below_taken' },
  );

/** Ids stand once, and a parent is a lesson of another load type of the same flux. */
export function malformed(fluxes: readonly Flux[]): Rejection | null {
  const ids = fluxes.flatMap(flux => [flux.uid, ...flux.lessons.map(lesson => lesson.uid)]);
  const twice = ids.find((uid, index) => ids.indexOf(uid) !== index);
  if (twice) return reject('registration.offering_invalid', { problem: `uid ${twice} ×2` });
  for (const flux of fluxes) {
    const orphan = flux.lessons.find(
      lesson =>
        lesson.parent !== null &&
        !flux.lessons.some(one => one.uid === lesson.parent && one.load_type !== lesson.load_type),
    );
    if (orphan) return reject('registration.offering_invalid', { problem: `parent ${orphan.parent}` });
  }
  return null;
}

/** The first thing that the new fluxes would take from students who are on the course. */
function displaced(course: OfferedCourse, fluxes: readonly Flux[]): Rejection | null {
  const after = new Map(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, { lesson, flux }])));
  for (const [uid, seats] of course.lessons) {
    if (seats.taken + seats.held + seats.offered + seats.waiting === 0) continue;
    const stays = after.get(uid);
    const kinds = (lessons: readonly Lesson[]) => [...new Set(lessons.map(lesson => lesson.load_type))].sort();
    const before = course.fluxes.find(flux => flux.uid === seats.flux)!;
    const sameShape =
      stays &&
      stays.flux.uid === seats.flux &&
      stays.lesson.load_type === seats.lesson.load_type &&
      stays.lesson.parent === seats.lesson.parent &&
      isDeepStrictEqual(kinds(before.lessons), kinds(stays.flux.lessons));
    if (!sameShape)
      return reject('registration.lesson_in_use', { course: course.name, ...lessonInWords(seats.lesson) });
  }
  return null;
}

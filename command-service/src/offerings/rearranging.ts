import { differenceOf, lessonsOf, touching } from '@portal/event-schemas/offerings/difference.ts';
import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import type { CourseOfferingEvent, StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isDeepStrictEqual } from 'node:util';
import { chooseLessons, lessonInWords, offeredIn } from '../registration/course-offering/choice.ts';
import {
  courseOffering,
  type Choice,
  type CourseOffering,
  type OfferedCourse,
} from '../registration/course-offering/course-offering.ts';
import { belowTaken, malformed, type OfferingMoment } from '../registration/course-offering/offering.ts';
import { SeatLedger } from '../registration/course-offering/seat-ledger.ts';
import type { StudyCard } from '../registration/study-card/study-card.ts';
import type { Plan } from './drafts.ts';

export interface Rearrangement extends Plan {
  reason: string;
  students: readonly StudentChoice[];
}
/** Events of the course, then of the card of each student of the command, in its order. */
export type RearrangementDecision =
  | Rejection
  | readonly [readonly CourseOfferingEvent[], ...(readonly StudyCardEvent[])[]];

/** Old and new lessons side by side, each with its seats of before or more: from here students move to new lessons. */
function sideBySide(before: readonly Flux[], after: readonly Flux[]): Flux[] {
  const [old, now] = [lessonsOf(before), lessonsOf(after)];
  const widest = (lesson: Lesson): Lesson => ({
    ...lesson,
    capacity: Math.max(lesson.capacity, old.get(lesson.uid)?.capacity ?? 0),
  });
  return [
    ...after.map(flux => ({
      ...flux,
      lessons: [
        ...flux.lessons.map(widest),
        ...(before.find(({ uid }) => uid === flux.uid)?.lessons ?? []).filter(({ uid }) => !now.has(uid)),
      ],
    })),
    ...before
      .filter(flux => !after.some(({ uid }) => uid === flux.uid))
      .map(flux => ({ ...flux, lessons: flux.lessons.filter(({ uid }) => !now.has(uid)) }))
      .filter(flux => flux.lessons.length > 0),
  ];
}

/** A lesson in another flux or of another load type is another lesson: who sits in it chose it as it was. */
function turned(before: readonly Flux[], after: readonly Flux[]): Lesson | undefined {
  const places = new Map(
    after.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, `${flux.uid} ${lesson.load_type}`])),
  );
  return before
    .flatMap(flux => flux.lessons.map(lesson => ({ lesson, place: `${flux.uid} ${lesson.load_type}` })))
    .find(({ lesson, place }) => places.has(lesson.uid) && places.get(lesson.uid) !== place)?.lesson;
}

/**
 * Changes an opened course as the office decided (docs/decisions/0046): one append holds the course's new contents, the seats of those who move or
 * give theirs back, and the cards of all whom it touches. Nobody sits in a lesson that there is not or that has no seat for them, before or after
 * any of its events; what is freed goes to the waiting list.
 */
export function rearrangeCourse(
  { offering, teacher, credits, fluxes, reason, students }: Rearrangement,
  state: CourseOffering,
  cards: readonly StudyCard[],
  moment: OfferingMoment,
): RearrangementDecision {
  const before = offeredIn(state, offering);
  if (isRejection(before)) return before;
  const fault = malformed(fluxes);
  if (fault) return fault;
  const otherLesson = turned(before.fluxes, fluxes);
  if (otherLesson) return reject('offerings.lesson_turned', { course: before.name, ...lessonInWords(otherLesson) });

  const difference = differenceOf(before.fluxes, fluxes);
  const lessonsTouched = touching(difference);
  const touched = new Set(
    [...before.seats]
      .filter(([, { lessons }]) => lessons.some(uid => lessonsTouched.has(uid)))
      .map(([student]) => student),
  );
  const named = new Set(students.map(({ student }) => student));
  const gone = students.some(({ student, choice }) => choice !== 'keep' && !before.seats.has(student));
  if (gone || [...touched].some(student => !named.has(student)))
    return reject('offerings.students_changed', { course: before.name });
  const acted = students.filter(({ student, choice }) => choice !== 'keep' || touched.has(student));
  if (acted.length > 0 && reason === '')
    return reject('offerings.reason_required', {}, { reason: 'offerings.reason_required' });

  // The state is the dispatcher's: what the events make of it is tried on a copy.
  const course = structuredClone(before);
  const events: CourseOfferingEvent[] = [];
  const happen = (...happened: readonly CourseOfferingEvent[]): void => {
    for (const event of happened) courseOffering.evolve(course, event);
    events.push(...happened);
  };
  const layOut = (next: readonly Flux[]): void => {
    const { code, name } = course;
    const data = { code, name, credits: credits ?? course.credits, fluxes: [...next], by_hand: true as const };
    if (!isDeepStrictEqual([course.credits, course.fluxes], [data.credits, data.fluxes]))
      happen({ type: 'CourseOfferingRevised', data });
  };
  const ledger = (): SeatLedger => new SeatLedger(course, moment.now, moment.minutes);
  happen(...ledger().events);
  if (acted.length > 0 || Object.values(difference).some(lessons => lessons.length > 0)) {
    const inWords = (lessons: readonly Lesson[]) =>
      lessons.map(({ uid, load_type, section }) => ({ lesson: uid, load_type, section }));
    const so = (choice: StudentChoice['choice']) => acted.filter(one => one.choice === choice).length;
    happen({
      type: 'CourseRearranged',
      data: {
        reason,
        added: inWords(difference.added),
        removed: inWords(difference.removed),
        retimed: inWords(difference.retimed),
        moved_room: inWords(difference.moved_room),
        students_kept: so('keep'),
        students_moved: so('move'),
        students_released: so('release'),
      },
    });
  }

  const after = lessonsOf(fluxes);
  const choiceIn = choosing(course, fluxes);
  const setSeats = ({ uid, capacity: from }: Lesson, to: number): void =>
    happen({ type: 'LessonCapacityChanged', data: { lesson: uid, from, to } });
  for (const { lesson } of [...course.lessons.values()]) {
    const { capacity = 0, teacher: to = lesson.teacher } = after.get(lesson.uid) ?? {};
    if (capacity > lesson.capacity) setSeats(lesson, capacity);
    if (to !== lesson.teacher)
      happen({ type: 'LessonTeacherChanged', data: { lesson: lesson.uid, from: lesson.teacher, to } });
  }
  const moves = acted.filter(choice => choice.choice === 'move');
  if (moves.length > 0) layOut(sideBySide(course.fluxes, fluxes));
  for (const { student, choice } of acted) {
    if (choice !== 'release') continue;
    const seats = ledger();
    seats.release(student, 'office');
    happen(...seats.events);
  }
  for (const { student, lessons } of moves) {
    const missing = lessons.find(uid => !after.has(uid));
    if (missing !== undefined)
      return reject('registration.lesson_not_found', { course: course.name, lessons: [missing] });
    const from = course.seats.get(student)!;
    const chosen = choiceIn(lessons);
    if (isRejection(chosen)) return chosen;
    const seats = ledger();
    const full = lessons.find(
      uid => !from.lessons.includes(uid) && (course.access.get(uid) === 'cancelled' || seats.free(uid) <= 0),
    );
    if (full !== undefined)
      return reject('offerings.no_seat_to_move', { course: course.name, ...lessonInWords(after.get(full)!) });
    seats.exchange(student, from.lessons, { ...chosen, audit: from.audit });
    happen(...seats.events);
  }
  endClaims(course, choiceIn, ledger, happen);

  const stranded = [...course.seats].filter(([, { lessons }]) => isRejection(choiceIn(lessons)));
  if (stranded.length > 0)
    return reject('offerings.student_without_lesson', { course: course.name, students: stranded.length });
  for (const seats of course.lessons.values()) {
    const capacity = after.get(seats.lesson.uid)?.capacity ?? 0;
    if (capacity < seats.taken + seats.held + seats.offered && capacity < seats.lesson.capacity)
      return belowTaken(seats, capacity);
  }
  for (const { lesson } of [...course.lessons.values()]) {
    const capacity = after.get(lesson.uid)?.capacity;
    if (capacity !== undefined && capacity < lesson.capacity) setSeats(lesson, capacity);
  }
  layOut(fluxes);
  if (teacher !== course.teacher)
    happen({ type: 'CourseTeacherInChargeSet', data: { from: course.teacher, to: teacher } });

  const opened = ledger();
  opened.opened([...course.lessons.keys()]);
  opened.settle();
  happen(...opened.events);
  const acts = new Set(acted);
  return [
    events,
    ...students.map((choice, index) => (acts.has(choice) ? onCard(course, choice, cards[index]!, reason) : [])),
  ];
}

type ChoiceIn = (lessons: readonly string[]) => { flux: string; lessons: readonly string[] } | Rejection;
/** The choice as the fluxes to come have it, or why it is none. */
function choosing(course: OfferedCourse, fluxes: readonly Flux[]): ChoiceIn {
  const unused = { taken: 0, held: 0, offered: 0, waiting: 0 };
  const lessons = fluxes.flatMap(flux =>
    flux.lessons.map(lesson => [lesson.uid, { lesson, flux: flux.uid, ...unused }] as const),
  );
  const planned = { ...course, fluxes, lessons: new Map(lessons) };
  return wanted => {
    const chosen = chooseLessons(planned, wanted);
    return isRejection(chosen) ? chosen : { flux: chosen.flux, lessons: wanted };
  };
}

/** Baskets and places in the waiting list that the new fluxes have no room for end, each with the reason. */
function endClaims(
  course: OfferedCourse,
  choiceIn: ChoiceIn,
  ledger: () => SeatLedger,
  happen: (...events: readonly CourseOfferingEvent[]) => void,
): void {
  const impossible = ({ lessons }: Choice) => isRejection(choiceIn(lessons));
  const seats = ledger();
  for (const [student, hold] of course.holds) if (impossible(hold)) seats.releaseHold(student, 'lesson_cancelled');
  for (const [student, entry] of course.queue) if (impossible(entry)) seats.leave(student, 'lesson_cancelled');
  happen(...seats.events);
}

/** What the change makes of one student's card; the student is told by it (registration's notices). */
function onCard(course: OfferedCourse, { student, choice }: StudentChoice, card: StudyCard, reason: string) {
  const { offering } = course;
  if (!card.courses[offering]) return [];
  const common = { offering, reason, status: card.status, by: 'registrar' as const };
  if (choice === 'release') return [{ type: 'CourseDroppedFromCard' as const, data: common }];
  const { flux, lessons } = course.seats.get(student)!;
  return [
    {
      type: 'CardLessonsChanged' as const,
      data: {
        ...common,
        flux,
        lessons: lessons.map(uid => {
          const { load_type, teacher, meetings } = course.lessons.get(uid)!.lesson;
          return { uid, load_type, teacher, meetings };
        }),
      },
    },
  ];
}

import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  asOffice,
  courseEvent,
  everythingIsThere,
  fluxOf,
  id,
  lecture,
  lessonOf,
  period,
  practice,
  start,
} from '../registration/testing/world.ts';
import { OfferCourse } from '../registration/course-offering/commands.ts';
import { rearrangeCourseOf } from './commands.ts';

const now = { now: start, actor: asOffice, facts: 60, read: everythingIsThere };
const offering = id('0', 1);
const flux = fluxOf(1, []).uid;
const course = courseEvent(1, { seats: [3, 2, 2] });
const [{ lessons }] = course.data.fluxes as [Flux];
const [lec, first, second] = lessons as [Flux['lessons'][0], Flux['lessons'][0], Flux['lessons'][0]];
const laidOut = (...of: Flux['lessons']) => [fluxOf(1, of)];
const later = (lesson: typeof lec) => ({ ...lesson, meetings: lesson.meetings.map(one => ({ ...one, start: 1000 })) });

const sits = (number: number, which = 1) => ({
  type: 'SeatsTaken',
  data: { student: id('a', number), flux, lessons: [lecture(1), practice(1, which)], audit: false },
});
const waits = (number: number, which = 1) => ({
  type: 'WaitingListJoined',
  data: { student: id('a', number), flux, lessons: [lecture(1), practice(1, which)], audit: false },
});
const cardLesson = ({ uid, load_type, teacher, meetings }: typeof lec) => ({ uid, load_type, teacher, meetings });
const onCard = (number: number, which = first) => [
  {
    type: 'CourseAddedToCard',
    data: {
      student: id('a', number),
      study_period: period,
      status: 'CONFIRMED',
      course: {
        offering,
        discipline: id('d', 1),
        flux,
        lessons: [cardLesson(lec), cardLesson(which)],
        code: 'C-1',
        name: sameInAll('Course 1'),
        credits: 5,
        audit: false,
        added_by: 'student',
        is_sport: false,
        is_introductory: false,
      },
    },
  },
];
const change = (
  fluxes: Flux[],
  students: StudentChoice[] = [],
  {
    events = [course] as readonly object[],
    cards = [] as readonly object[][],
    reason = 'Repairs',
    teacher = null as string | null,
    seen = undefined as { fluxes: Flux[] } | undefined,
  } = {},
) =>
  given(events as never, ...(cards as never[])).when(
    rearrangeCourseOf(students.length),
    { offering, study_period: period, teacher, fluxes, reason, students, seen },
    now,
  );
const typesOf = (decided: any): string[][] => decided.map((events: any[]) => events.map(({ type }) => type));

describe('changing an opened course', () => {
  test('to what it is changes nothing', () => {
    expect(change(course.data.fluxes)).toEqual([[]]);
  });
  test('is refused to who has not seen what it is now; lessons of before groups were named are the same without them', () => {
    const wish = laidOut(lec, first);
    const withGroups = laidOut(...lessons.map(one => ({ ...one, groups: [] })));
    const more = { type: 'LessonCapacityChanged', data: { lesson: lec.uid, from: 3, to: 4 } };
    const asked = (events: object[]) => change(wish, [], { events, seen: { fluxes: withGroups } });
    expect(asked([course, more])).toMatchObject({
      code: 'platform.changed_meanwhile',
      fields: { fluxes: 'changed' },
    });
    expect(typesOf(asked([course]))[0]).toContain('CourseOfferingRevised');
  });
  test('a lesson at another time: who sits in it keeps it, and their card has the new time', () => {
    const fluxes = laidOut(lec, later(first), second);
    const decided = change(fluxes, [{ student: id('a', 1), choice: 'keep' }], {
      events: [course, sits(1), sits(2, 2)],
      cards: [onCard(1)],
    });
    const { code, name, credits } = course.data;
    expect(decided).toEqual([
      [
        {
          type: 'CourseRearranged',
          data: {
            reason: 'Repairs',
            added: [],
            removed: [],
            retimed: [{ lesson: first.uid, load_type: 'practice', section: first.section }],
            moved_room: [],
            students_kept: 1,
            students_moved: 0,
            students_released: 0,
          },
        },
        { type: 'CourseOfferingRevised', data: { code, name, credits, fluxes, by_hand: true } },
      ],
      [
        {
          type: 'CardLessonsChanged',
          data: {
            offering,
            reason: 'Repairs',
            status: 'CONFIRMED',
            by: 'registrar',
            flux,
            lessons: [cardLesson(lec), cardLesson(later(first))],
          },
        },
      ],
    ]);
  });
  test('everybody whom it touches is decided on, with a reason', () => {
    const fluxes = laidOut(lec, later(first), second);
    const events = [course, sits(1), sits(2)];
    expect(change(fluxes, [{ student: id('a', 1), choice: 'keep' }], { events, cards: [onCard(1)] })).toMatchObject({
      code: 'offerings.students_changed',
    });
    expect(
      change(fluxes, [{ student: id('a', 3), choice: 'release' }], { events: [course], cards: [[]] }),
    ).toMatchObject({ code: 'offerings.students_changed' });
    expect(
      change(fluxes, [{ student: id('a', 1), choice: 'keep' }], {
        events: [course, sits(1)],
        cards: [onCard(1)],
        reason: '',
      }),
    ).toMatchObject({ code: 'offerings.reason_required', fields: { reason: 'offerings.reason_required' } });
  });
  test('nobody is told of what does not touch them', () => {
    const [, card] = change(laidOut(lec, later(first), second), [{ student: id('a', 2), choice: 'keep' }], {
      events: [course, sits(2, 2)],
      cards: [onCard(2, second)],
    }) as unknown[];
    expect(card).toEqual([]);
  });
  test('who is released gives the seats back to the waiting list, in the same append', () => {
    const full = courseEvent(1, { seats: [1, 1, 1] });
    const [{ lessons: one }] = full.data.fluxes as [Flux];
    const decided = change(laidOut(...one), [{ student: id('a', 1), choice: 'release' }], {
      events: [full, sits(1), waits(2)],
      cards: [onCard(1)],
    });
    expect(typesOf(decided)).toEqual([['CourseRearranged', 'SeatsReleased', 'SeatOffered'], ['CourseDroppedFromCard']]);
  });
  test('students move to a lesson that the same change adds, before theirs is removed', () => {
    const third = lessonOf(1, 4, 'practice', 1);
    const decided = change(
      laidOut(lec, second, third),
      [{ student: id('a', 1), choice: 'move', lessons: [lec.uid, third.uid] }],
      { events: [course, sits(1)], cards: [onCard(1)] },
    ) as any;
    expect(typesOf(decided)).toEqual([
      ['CourseRearranged', 'CourseOfferingRevised', 'SeatsExchanged', 'CourseOfferingRevised'],
      ['CardLessonsChanged'],
    ]);
    expect(decided[1][0].data.lessons).toEqual([cardLesson(lec), cardLesson(third)]);
  });
  test('nobody moves to a lesson without a seat, or to one that there is not', () => {
    const events = [course, sits(1), sits(2, 2), sits(3, 2)];
    const move = (to: string) =>
      change(laidOut(lec, later(first), second), [{ student: id('a', 1), choice: 'move', lessons: [lec.uid, to] }], {
        events,
        cards: [onCard(1)],
      });
    expect(move(second.uid)).toMatchObject({ code: 'offerings.no_seat_to_move', params: { lesson: second.uid } });
    expect(move(id('c', 999))).toMatchObject({ code: 'registration.lesson_not_found' });
  });
  test('nobody keeps a lesson that is removed', () => {
    expect(
      change(laidOut(lec, second), [{ student: id('a', 1), choice: 'keep' }], {
        events: [course, sits(1)],
        cards: [onCard(1)],
      }),
    ).toMatchObject({ code: 'offerings.student_without_lesson', params: { students: 1 } });
  });
  test('a lesson of a new kind is refused while students sit in the flux: they would lack it', () => {
    const laboratory = lessonOf(1, 5, 'laboratory', 5);
    expect(change(laidOut(lec, first, second, laboratory), [], { events: [course, sits(1)] })).toMatchObject({
      code: 'offerings.student_without_lesson',
    });
    expect(typesOf(change(laidOut(lec, first, second, laboratory)))).toEqual([
      ['CourseRearranged', 'CourseOfferingRevised'],
    ]);
  });
  test('seats below those taken are refused with the number', () => {
    expect(
      change(laidOut({ ...lec, capacity: 1 }, first, second), [], { events: [course, sits(1), sits(2)] }),
    ).toMatchObject({ code: 'registration.capacity_below_taken', params: { capacity: 1, taken: 2 } });
  });
  test('seats and teachers are changed by their own events, and more seats go to the waiting list', () => {
    const full = courseEvent(1, { seats: [1, 1, 1] });
    const [{ lessons: one }] = full.data.fluxes as [Flux];
    const wider = laidOut(...one.map(lesson => ({ ...lesson, capacity: 2, teacher: null })));
    expect(typesOf(change(wider, [], { events: [full, sits(1), waits(2)] }))).toEqual([
      [
        ...['LessonCapacityChanged', 'LessonTeacherChanged'],
        ...['LessonCapacityChanged', 'LessonTeacherChanged'],
        ...['LessonCapacityChanged', 'LessonTeacherChanged', 'SeatOffered'],
      ],
    ]);
  });
  test('who waits for a lesson that is removed leaves the waiting list with the reason', () => {
    const decided = change(laidOut(lec, second), [], { events: [course, waits(4)] }) as any;
    expect(decided[0]).toContainEqual({
      type: 'WaitingListLeft',
      data: { student: id('a', 4), reason: 'lesson_cancelled' },
    });
  });
  test('a lesson stays in its flux and of its kind', () => {
    expect(change([fluxOf(1, [lec, second]), fluxOf(1, [first], 2)])).toMatchObject({
      code: 'offerings.lesson_turned',
    });
    expect(change(laidOut(lec, { ...first, load_type: 'laboratory' }, second))).toMatchObject({
      code: 'offerings.lesson_turned',
    });
  });
  test('who answers for the course is told once', () => {
    expect(change(course.data.fluxes, [], { teacher: id('f') })).toEqual([
      [{ type: 'CourseTeacherInChargeSet', data: { from: null, to: id('f') } }],
    ]);
  });
  test('what the office changed stays when the import that offered the course comes again', () => {
    const byHand = {
      type: 'CourseOfferingRevised',
      data: { ...course.data, fluxes: laidOut(lec, later(first), second), by_hand: true },
    };
    expect(given([course, byHand]).when(OfferCourse, course.data, now as never)).toEqual([[]]);
  });
});

import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { rollUpAccess, type RolledUpAccess } from '@portal/event-schemas/registration/access-roll-up.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asAdvisor,
  asOffice,
  asStudent,
  courseEvent,
  fluxOf,
  id,
  lecture,
  lessonOf,
  practice,
  start,
  studentRecord,
} from '../testing/world.ts';
import { SetCourseAccess, SetSelectedStudentAccess } from './commands.ts';
import { courseOffering, type OfferedCourse } from './course-offering.ts';

const offering = id('0', 1);
const office = { facts: 60, now: start, actor: asOffice };
const inAnHour = '2026-09-10T09:00:00.000Z';
const flux = fluxOf(1, []).uid;
const person = (number: number) => id('a', number);
const choice = (number = 1) => ({ flux, lessons: [lecture(1), practice(1, number)], audit: false });

const course = (seats: number[]) => courseEvent(1, { seats });
const taken = (number: number, at = 1): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: person(number), ...choice(at) },
});
const held = (number: number, at = 1): CourseOfferingEvent => ({
  type: 'SeatsHeld',
  data: { student: person(number), ...choice(at), until: '2026-09-10T08:05:00.000Z' },
});
const waits = (number: number, at = 1): CourseOfferingEvent => ({
  type: 'WaitingListJoined',
  data: { student: person(number), ...choice(at) },
});
const offered = (number: number, at = 1, until = inAnHour): CourseOfferingEvent => ({
  type: 'SeatOffered',
  data: { student: person(number), lessons: choice(at).lessons, until },
});
const takenBack = (number: number, at = 1): CourseOfferingEvent => ({
  type: 'OfferWithdrawn',
  data: { student: person(number), lessons: choice(at).lessons, reason: 'blocked' },
});
const set = (
  level: 'course' | 'flux' | 'lesson',
  target: string,
  status: 'blocked' | 'cancelled' | null,
  affected?: string[],
) => ({
  type: 'CourseAccessSet' as const,
  data: { level, target, status, reason: 'Order 7', ...(affected ? { affected } : {}) },
});
const granted = (number: number, isGranted = true) => ({
  type: 'SelectedStudentAccessSet' as const,
  data: { student: person(number), granted: isGranted },
});
const blocked = set('course', offering, 'blocked');
const ask = ({ data: { affected: _affected, ...data } }: ReturnType<typeof set>) => ({ offering, ...data });

describe('access', () => {
  const closed = (...events: ReturnType<typeof set>[]) =>
    Object.fromEntries((fold(courseOffering, [course([1, 1, 1]), ...events]) as OfferedCourse).access);
  test('of a course cascades to its lessons, of a flux to its own, of a lesson to itself', () => {
    expect(closed(blocked)).toEqual({
      [lecture(1)]: 'blocked',
      [practice(1, 1)]: 'blocked',
      [practice(1, 2)]: 'blocked',
    });
    expect(closed(blocked, set('lesson', lecture(1), null), set('lesson', practice(1, 2), 'cancelled'))).toEqual({
      [practice(1, 1)]: 'blocked',
      [practice(1, 2)]: 'cancelled',
    });
  });
  test('that is there already makes no event; one on nothing is refused', () => {
    expect(given([course([1, 1, 1]), blocked]).when(SetCourseAccess, ask(blocked), office)).toEqual([[]]);
    expect(
      given([course([1, 1, 1])]).when(SetCourseAccess, { ...ask(blocked), level: 'flux', target: offering }, office),
    ).toEqual({
      rejected: true,
      code: 'registration.access_target_not_found',
      params: { course: sameInAll('Course 1'), level: 'flux', target: offering },
    });
  });
  test('that opens offers free seats to the waiting list', () => {
    const before = [course([1, 1, 1]), waits(2), blocked];
    expect(given(before).when(SetCourseAccess, ask(set('course', offering, null)), office)).toEqual([
      [set('course', offering, null), offered(2)],
    ]);
  });
});

describe('a block', () => {
  test('leaves seats, held seats and the waiting list where they are', () => {
    expect(given([course([3, 2, 1]), taken(1), held(2), waits(3)]).when(SetCourseAccess, ask(blocked), office)).toEqual(
      [[blocked]],
    );
  });
  test('takes offers back, and the students keep their places in line', () => {
    const before = [course([1, 1, 1]), waits(2), offered(2), waits(3)];
    expect(given(before).when(SetCourseAccess, ask(blocked), office)).toEqual([[blocked, takenBack(2)]]);
    expect(
      given([...before, blocked, takenBack(2)]).when(SetCourseAccess, ask(set('course', offering, null)), office),
    ).toEqual([[set('course', offering, null), offered(2)]]);
  });
  test('of one lesson frees the others of an offer for the next in line whose lessons are open', () => {
    const lesson = set('lesson', practice(1, 1), 'blocked');
    const passing = { ...offered(3, 2), data: { ...offered(3, 2).data, passed_over: [person(2)] } };
    expect(
      given([course([1, 1, 1]), waits(2), offered(2), waits(3, 2)]).when(SetCourseAccess, ask(lesson), office),
    ).toEqual([[lesson, takenBack(2), passing]]);
  });
  test('does not concern the offer of a selected student', () => {
    expect(
      given([course([1, 1, 1]), granted(2), waits(2), offered(2)]).when(SetCourseAccess, ask(blocked), office),
    ).toEqual([[blocked]]);
  });
});

describe('a cancellation', () => {
  test('leaves seats to be moved by hand and names who sits in them; holds, offers and places in line end with the reason', () => {
    const cancelled = set('course', offering, 'cancelled', [person(1)]);
    const left = (number: number) => ({
      type: 'WaitingListLeft',
      data: { student: person(number), reason: 'lesson_cancelled' },
    });
    const released = {
      type: 'HoldReleased',
      data: { student: person(4), lessons: choice().lessons, reason: 'lesson_cancelled' },
    };
    expect(
      given([course([3, 3, 1]), taken(1), held(4), waits(2), offered(2), waits(3)]).when(
        SetCourseAccess,
        ask(cancelled),
        office,
      ),
    ).toEqual([[cancelled, released, left(2), left(3)]]);
  });
  test('of one lesson concerns those alone who chose it; what they give back goes to the next', () => {
    const lesson = set('lesson', practice(1, 1), 'cancelled');
    expect(given([course([1, 1, 1]), held(2), waits(3, 2)]).when(SetCourseAccess, ask(lesson), office)).toEqual([
      [
        lesson,
        { type: 'HoldReleased', data: { student: person(2), lessons: choice().lessons, reason: 'lesson_cancelled' } },
        offered(3, 2),
      ],
    ]);
  });
});

describe('access of a selected student', () => {
  const facts = (number: number) => ({ minutes: 60, student: studentRecord(number) });
  const grant = (number: number, isGranted = true) => ({ offering, student: person(number), granted: isGranted });
  const full = [course([1, 1, 1]), waits(2), blocked];
  test('lets them past a block at once, and is withdrawn with what it brought', () => {
    expect(given(full).when(SetSelectedStudentAccess, grant(2), { ...office, facts: facts(2) })).toEqual([
      [granted(2), offered(2)],
    ]);
    expect(
      given([...full, granted(2), offered(2)]).when(SetSelectedStudentAccess, grant(2, false), {
        ...office,
        facts: facts(2),
      }),
    ).toEqual([[granted(2, false), takenBack(2)]]);
    expect(given(full).when(SetSelectedStudentAccess, grant(2, false), { ...office, facts: facts(2) })).toEqual([[]]);
  });
  test('says why where a reason was given', () => {
    expect(
      given([course([1, 1, 1])]).when(
        SetSelectedStudentAccess,
        { ...grant(2), reason: 'Returned from leave' },
        { ...office, facts: facts(2) },
      ),
    ).toEqual([
      [
        {
          type: 'SelectedStudentAccessSet',
          data: { student: person(2), granted: true, reason: 'Returned from leave' },
        },
      ],
    ]);
  });
  test('is given by the office and by their own advisor', () => {
    expect(
      given(full).when(SetSelectedStudentAccess, grant(2), { now: start, actor: asAdvisor, facts: facts(2) }),
    ).toEqual([[granted(2), offered(2)]]);
    for (const actor of [{ id: id('ae'), roles: ['supervisor'] }, asStudent(2)])
      expect(
        given(full).when(SetSelectedStudentAccess, grant(2), { now: start, actor, facts: facts(2) }),
      ).toMatchObject({ rejected: true, code: 'advising.not_your_student' });
    expect(
      given(full).when(SetSelectedStudentAccess, grant(2), { ...office, facts: { minutes: 60, student: null } }),
    ).toMatchObject({ rejected: true, code: 'registration.student_not_found' });
  });
});

describe('the roll-up', () => {
  test.each([
    [['blocked', 'blocked'], 'blocked'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [[null, null], null],
    [['blocked', 'cancelled'], null],
    [['blocked', null], 'partially_blocked'],
    [['cancelled', null], 'partially_cancelled'],
    [['partially_blocked', null], 'partially_blocked'],
    [['partially_blocked', 'cancelled'], null],
  ] as const)('of children %j is %s', (children, parent) => expect(rollUpAccess(children)).toBe(parent));
});

/** The cascade as the specification tells it, step by step (portal.md §4). */
function model(fluxes: readonly { uid: string; lessons: readonly { uid: string }[] }[]) {
  const lessons = new Map<string, RolledUpAccess>(fluxes.flatMap(one => one.lessons.map(({ uid }) => [uid, null])));
  const ofFlux = new Map<string, RolledUpAccess>(fluxes.map(({ uid }) => [uid, null]));
  const recompute = (uid: string) =>
    ofFlux.set(uid, rollUpAccess(fluxes.find(one => one.uid === uid)!.lessons.map(lesson => lessons.get(lesson.uid)!)));
  const whole = { access: null as RolledUpAccess };
  return {
    lessons,
    ofFlux,
    whole,
    set(level: string, target: string, status: 'blocked' | 'cancelled' | null) {
      for (const one of fluxes) {
        if (level === 'course' || (level === 'flux' && one.uid === target)) {
          ofFlux.set(one.uid, status);
          for (const { uid } of one.lessons) lessons.set(uid, status);
        }
        if (level === 'lesson' && one.lessons.some(({ uid }) => uid === target)) {
          lessons.set(target, status);
          recompute(one.uid);
        }
      }
      whole.access = level === 'course' ? status : rollUpAccess([...ofFlux.values()]);
    },
  };
}

test('whatever is set in whatever order, lessons, fluxes and the course stand as the cascade tells', () => {
  const fluxes = [1, 2, 3].map(number =>
    fluxOf(
      1,
      [1, 2]
        .slice(0, number === 3 ? 1 : 2)
        .map(at => lessonOf(1, number * 10 + at, at === 1 ? 'lecture' : 'practice', 2)),
      number,
    ),
  );
  const targets = [
    { level: 'course' as const, target: offering },
    ...fluxes.map(({ uid }) => ({ level: 'flux' as const, target: uid })),
    ...fluxes.flatMap(one => one.lessons.map(({ uid }) => ({ level: 'lesson' as const, target: uid }))),
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...targets), fc.constantFrom('blocked' as const, 'cancelled' as const, null)), {
        maxLength: 25,
      }),
      steps => {
        const told = model(fluxes);
        const events: { type: string; data: unknown }[] = [courseEvent(1, { fluxes })];
        for (const [{ level, target }, status] of steps) {
          told.set(level, target, status);
          const decision = given(events).when(SetCourseAccess, { offering, level, target, status, reason: '' }, office);
          if (isRejection(decision)) throw new Error(decision.code);
          events.push(...decision[0]!);
        }
        const { access } = fold(courseOffering, events) as OfferedCourse;
        const lessonsOf = (uid: string) =>
          fluxes.find(one => one.uid === uid)!.lessons.map(lesson => access.get(lesson.uid) ?? null);
        const rolledUp = fluxes.map(({ uid }) => rollUpAccess(lessonsOf(uid)));
        expect([...told.lessons].map(([uid]) => access.get(uid) ?? null)).toEqual([...told.lessons.values()]);
        expect(rolledUp).toEqual([...told.ofFlux.values()]);
        expect(rollUpAccess(rolledUp)).toBe(told.whole.access);
      },
    ),
    { numRuns: 200 },
  );
});

describe('a cancellation that is taken back', () => {
  const lesson = practice(1, 1);
  const back = (before: readonly CourseOfferingEvent[], status: 'blocked' | null, target = lesson) =>
    given([...before]).when(SetCourseAccess, ask(set('lesson', target, status)), office);
  const cancelled = set('lesson', lesson, 'cancelled', [person(1)]);
  const before = [
    course([3, 1, 1]),
    taken(1),
    waits(3),
    cancelled,
    { type: 'WaitingListLeft', data: { student: person(3), reason: 'lesson_cancelled' } },
  ] satisfies CourseOfferingEvent[];
  test('is told to those who sat in the lesson, also when they have dropped it since, and to those whose wait it ended', () => {
    expect(back(before, null)).toEqual([[set('lesson', lesson, null, [person(1), person(3)])]]);
    expect(
      back(
        [
          ...before,
          { type: 'SeatsReleased', data: { student: person(1), lessons: choice().lessons, reason: 'dropped' } },
        ],
        'blocked',
      ),
    ).toEqual([[set('lesson', lesson, 'blocked', [person(1), person(3)])]]);
  });
  test('is told once, and nobody is told of what was never cancelled', () => {
    expect(back([...before, set('lesson', lesson, 'blocked', [person(1), person(3)])], null)).toEqual([
      [set('lesson', lesson, null)],
    ]);
    expect(back([course([3, 1, 1]), taken(1), set('lesson', lesson, 'blocked')], null)).toEqual([
      [set('lesson', lesson, null)],
    ]);
  });
});

import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { noStanding } from '../registration/standing/registration-standing.ts';
import {
  asAdvisor,
  asOffice,
  asStudent,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  period,
  practice,
  start,
} from '../registration/testing/world.ts';
import { RegisterCourse } from '../registration/registering/commands.ts';
import { takeWeekOf } from './commands.ts';

const term = { student: id('a', 1), study_period: period };
const choice = (number: number, chosen = 1) => ({
  course: id('0', number),
  lessons: [lecture(number), practice(number, chosen)],
  audit: false,
});
const known = (number: number, changes = {}) => knownFacts({ discipline: disciplineRecord(number), ...changes });
const now = { now: start, actor: asStudent(1) };
const at = (hour: number) => [{ days: '1000000', weeks: '111111111111111', start: hour * 60, length: 50 }];
/** A course with its lecture and practices at these hours. */
const timed = (number: number, hours: readonly number[], credits = 5) =>
  courseEvent(number, {
    credits,
    fluxes: [
      fluxOf(
        number,
        hours.map((hour, index) =>
          lessonOf(number, index + 1, index === 0 ? 'lecture' : 'practice', 2, { meetings: at(hour) }),
        ),
      ),
    ],
  });
type Happened = { type: string; data: any };
/** What taking a course alone puts on the card. */
const registered = (number: number, course: Happened, chosen = 1): Happened[] => {
  const done = given([], [course]).when(
    RegisterCourse,
    { ...term, offering: id('0', number), lessons: choice(number, chosen).lessons, audit: false, queue: false },
    { facts: known(number), ...now },
  );
  if (isRejection(done)) throw new Error(done.code);
  return [...done[0]!] as Happened[];
};
const week = (...courses: ReturnType<typeof choice>[]) => ({ ...term, courses, plan: null, hold: false });

describe('a week taken as a whole', () => {
  test('is every course on the card with its seats, in one append', () => {
    const courses = [courseEvent(1), courseEvent(2)];
    expect(
      given([], [], ...courses.map(one => [one])).when(takeWeekOf(2), week(choice(1), choice(2)), {
        facts: [known(1), known(2)],
        ...now,
      }),
    ).toEqual([
      [...registered(1, courses[0]!), ...registered(2, courses[1]!)],
      [],
      ...[1, 2].map(number => [
        {
          type: 'SeatsTaken',
          data: { student: term.student, flux: fluxOf(number, []).uid, lessons: choice(number).lessons, audit: false },
        },
      ]),
    ]);
  });
  test('again changes nothing', () => {
    const courses = [courseEvent(1), courseEvent(2)];
    const card = [...registered(1, courses[0]!), ...registered(2, courses[1]!)];
    expect(
      given(card, [], ...courses.map(one => [one])).when(takeWeekOf(2), week(choice(1), choice(2)), {
        facts: [known(1), known(2)],
        ...now,
      }),
    ).toEqual([[], [], [], []]);
  });
  test('names each course that stands in the way, and takes none', () => {
    const full = courseEvent(2, { seats: [2, 0, 1] });
    expect(
      given([], [], [courseEvent(1)], [full], []).when(takeWeekOf(3), week(choice(1), choice(2), choice(3)), {
        facts: [known(1), known(2), known(3)],
        ...now,
      }),
    ).toEqual({
      rejected: true,
      code: 'week_plans.week_refused',
      params: {
        courses: [sameInAll('Course 2'), id('0', 3)],
        results: [
          {
            course: id('0', 2),
            name: sameInAll('Course 2'),
            error: { code: 'registration.no_seat', params: expect.objectContaining({ capacity: 0 }) },
          },
          {
            course: id('0', 3),
            name: null,
            error: { code: 'registration.course_not_found', params: { offering: id('0', 3) } },
          },
        ],
      },
    });
  });
  const codesOf = (decided: unknown) =>
    isRejection(decided)
      ? (decided.params['results'] as { course: string; error: { code: string } }[]).map(({ course, error }) => [
          course,
          error.code,
        ])
      : decided;
  test('has no clash in itself', () => {
    expect(
      codesOf(
        given([], [], [timed(1, [9, 10])], [timed(2, [9, 12])]).when(takeWeekOf(2), week(choice(1), choice(2)), {
          facts: [known(1), known(2)],
          ...now,
        }),
      ),
    ).toEqual([[id('0', 2), 'registration.time_clash']]);
  });
  test('stays within the limit of credits as a whole', () => {
    const courses = [1, 2, 3, 4].map(number => courseEvent(number, { credits: 10 }));
    expect(
      codesOf(
        given([], [], ...courses.map(one => [one])).when(
          takeWeekOf(4),
          week(choice(1), choice(2), choice(3), choice(4)),
          { facts: [1, 2, 3, 4].map(number => known(number)), ...now },
        ),
      ),
    ).toEqual([[id('0', 4), 'registration.credit_limit_exceeded']]);
  });
  test('may name a course before the one that it is studied with', () => {
    const settings = { ...defaultRegistrationSettings, corequisites: 'require' as const };
    const beside = known(1, { settings, corequisites: [{ discipline: id('d', 2), mutual: false }] });
    const courses = [courseEvent(1), courseEvent(2)];
    const decided = given([], [], ...courses.map(one => [one])).when(takeWeekOf(2), week(choice(1), choice(2)), {
      facts: [beside, known(2, { settings })],
      ...now,
    });
    expect(isRejection(decided)).toBe(false);
    expect(
      codesOf(given([], [], [courses[0]!]).when(takeWeekOf(1), week(choice(1)), { facts: [beside], ...now })),
    ).toEqual([[id('0', 1), 'registration.corequisite_missing']]);
  });
  test('changes the lessons of courses of the card; two may change places', () => {
    const courses = [timed(1, [8, 10, 12]), timed(2, [9, 12, 10])];
    const card = [...registered(1, courses[0]!), ...registered(2, courses[1]!)];
    const sitting = [1, 2].map(number => ({
      type: 'SeatsTaken',
      data: { student: term.student, flux: fluxOf(number, []).uid, lessons: choice(number).lessons, audit: false },
    }));
    const decided = given(card, [], [courses[0]!, sitting[0]!], [courses[1]!, sitting[1]!]).when(
      takeWeekOf(2),
      week(choice(1, 2), choice(2, 2)),
      { facts: [known(1), known(2)], ...now },
    );
    expect((decided as Happened[][]).map(events => events.map(({ type }) => type))).toEqual([
      ['CardLessonsChanged', 'CardLessonsChanged'],
      [],
      ['SeatsExchanged'],
      ['SeatsExchanged'],
    ]);
  });
  test('uses its own holds up, whatever hours they were for', () => {
    const courses = [timed(1, [8, 10, 12]), timed(2, [9, 12, 10])];
    const until = '2026-09-10T09:00:00.000Z';
    const [added] = registered(1, courses[0]!);
    const { flux: _flux, code: _code, added_by: _by, ...entry } = added!.data.course;
    const inBasket = { type: 'CardCourseHeld', data: { ...term, until, course: entry } };
    const held = {
      type: 'SeatsHeld',
      data: { student: term.student, flux: fluxOf(1, []).uid, lessons: choice(1).lessons, audit: false, until },
    };
    const fits = given([inBasket], [], [courses[1]!], [courses[0]!, held]).when(
      takeWeekOf(2),
      week(choice(2, 2), choice(1, 2)),
      { facts: [known(2), known(1)], ...now },
    );
    expect((fits as Happened[][]).map(events => events.map(({ type }) => type))).toEqual([
      ['CourseAddedToCard', 'CourseAddedToCard'],
      [],
      ['SeatsTaken'],
      ['HoldReleased', 'SeatsTaken'],
    ]);
  });
  test('goes into the basket where that is asked for, with the countdown of the basket', () => {
    const decided = given([], [], [courseEvent(1)], [courseEvent(2)]).when(
      takeWeekOf(2),
      { ...week(choice(1), choice(2)), hold: true },
      { facts: [known(1), known(2)], ...now },
    );
    expect((decided as Happened[][]).map(events => events.map(({ type }) => type))).toEqual([
      ['CardCourseHeld', 'CardCourseHeld'],
      [],
      ['SeatsHeld'],
      ['SeatsHeld'],
    ]);
    const settings = { ...defaultRegistrationSettings, use_timer: false };
    expect(
      given([], [], [courseEvent(1)]).when(
        takeWeekOf(1),
        { ...week(choice(1)), hold: true },
        { facts: [known(1, { settings })], ...now },
      ),
    ).toMatchObject({ code: 'registration.basket_off' });
  });
  test('is refused in its own words by what holds whatever the course', () => {
    const debtor = known(1, {
      standing: { ...noStanding, debts: { library: { amount: null, note: '' } } },
    });
    expect(
      given([], [], [courseEvent(1)]).when(takeWeekOf(1), week(choice(1)), { facts: [debtor], ...now }),
    ).toMatchObject({ code: 'registration.debt_library' });
  });
  test('is the student’s own act', () => {
    for (const actor of [asStudent(2), asAdvisor, asOffice])
      expect(
        given([], [], [courseEvent(1)]).when(takeWeekOf(1), week(choice(1)), { facts: [known(1)], now: start, actor }),
      ).toMatchObject({ code: 'registration.not_your_card' });
  });
});

describe('a plan taken as a whole', () => {
  const plan = id('e', 1);
  const named = { ...term, plan, name: 'Week' };
  const made = { type: 'WeekPlanMade', data: { ...named, courses: [choice(1)] } };
  const take = { ...week(choice(1)), plan };
  const facts = { facts: [known(1)], ...now };
  test('says in the plan that its seats were taken', () => {
    expect(given([], [made], [courseEvent(1)]).when(takeWeekOf(1), take, facts)).toEqual([
      registered(1, courseEvent(1)),
      [{ type: 'WeekPlanTaken', data: { ...named, courses: [id('0', 1)], hold: false } }],
      [expect.objectContaining({ type: 'SeatsTaken' })],
    ]);
  });
  test('is the plan as it is', () => {
    expect(given([], [], [courseEvent(1)]).when(takeWeekOf(1), take, facts)).toMatchObject({
      code: 'week_plans.not_found',
    });
    const other = { ...take, courses: [choice(1, 2)] };
    expect(given([], [made], [courseEvent(1)]).when(takeWeekOf(1), other, facts)).toMatchObject({
      code: 'week_plans.changed_meanwhile',
    });
  });
  test('has lessons of all its courses', () => {
    const begun = { ...choice(1), lessons: [] };
    const unfinished = { type: 'WeekPlanMade', data: { ...named, courses: [begun] } };
    expect(
      given([], [unfinished], [courseEvent(1)]).when(takeWeekOf(1), { ...take, courses: [begun] }, facts),
    ).toMatchObject({
      code: 'week_plans.week_refused',
      params: { results: [{ error: { code: 'registration.lessons_incomplete' } }] },
    });
  });
});

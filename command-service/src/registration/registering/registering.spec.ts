import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { noStanding } from '../standing/registration-standing.ts';
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
  mainPeriod,
  period,
  practice,
  start,
} from '../testing/world.ts';
import {
  AcceptOffer,
  AddToBasket,
  AdvisorAddCourse,
  AdvisorChangeLessons,
  AdvisorDropCourse,
  ChangeLessons,
  DeclineOffer,
  DropCourse,
  ExpireOffer,
  RegisterCourse,
  RemoveFromBasket,
} from './commands.ts';

const known = knownFacts;
const course = (seats: number[]) => courseEvent(1, { seats });
const flux = fluxOf(1, []).uid;
const choice = (number = 1) => ({ flux, lessons: [lecture(1), practice(1, number)], audit: false });
const person = (number: number) => id('a', number);
const taken = (number: number, chosen = 1): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: person(number), ...choice(chosen) },
});
const waits = (number: number, chosen = 1): CourseOfferingEvent => ({
  type: 'WaitingListJoined',
  data: { student: person(number), ...choice(chosen) },
});
const offered = (number: number, until: string, chosen = 1): CourseOfferingEvent => ({
  type: 'SeatOffered',
  data: { student: person(number), lessons: choice(chosen).lessons, until },
});
const held = (number: number, until: string, chosen = 1): CourseOfferingEvent => ({
  type: 'SeatsHeld',
  data: { student: person(number), ...choice(chosen), until },
});
const key = { student: person(1), study_period: period, offering: id('0', 1) };
const ask = { ...key, lessons: choice().lessons, audit: false };
const inAnHour = '2026-09-10T09:00:00.000Z';
const now = { now: start, actor: asStudent(1) };
const onCard = (number = 1, added_by: 'student' | 'advisor' | 'registrar' = 'student') => ({
  offering: id('0', 1),
  discipline: id('d', 1),
  flux,
  code: 'C-1',
  name: sameInAll('Course 1'),
  credits: 5,
  audit: false,
  added_by,
  is_sport: false,
  is_introductory: false,
  lessons: [lessonOf(1, 1, 'lecture', 0), lessonOf(1, 1 + number, 'practice', 0)].map(
    ({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }),
  ),
});
const added = (number = 1, by: 'student' | 'advisor' | 'registrar' = 'student', status = 'CHOOSING') => ({
  type: 'CourseAddedToCard',
  data: { student: person(1), study_period: period, course: onCard(number, by), status },
});
const inBasket = (until: string) => {
  const { flux: _flux, code: _code, added_by: _by, ...entry } = onCard();
  return { type: 'CardCourseHeld', data: { student: person(1), study_period: period, until, course: entry } };
};
const givenUp = { type: 'CardHoldEnded', data: { offering: key.offering, at: start, reason: 'withdrawn' } };
const queued = {
  type: 'CardQueued',
  data: {
    ...key,
    discipline: id('d', 1),
    name: sameInAll('Course 1'),
    flux,
    lessons: choice().lessons,
    credits: 5,
    audit: false,
  },
};

describe('registering', () => {
  test('takes the seats and puts the course on the card', () => {
    expect(
      given([], [course([2, 1, 1])]).when(RegisterCourse, { ...ask, queue: false }, { facts: known(), ...now }),
    ).toEqual([[added()], [taken(1)]]);
  });
  test('out of the own hold gives the hold back in the same append', () => {
    expect(
      given([], [course([1, 1, 1]), held(1, inAnHour)]).when(
        RegisterCourse,
        { ...ask, queue: false },
        { facts: known(), ...now },
      ),
    ).toEqual([
      [added()],
      [
        { type: 'HoldReleased', data: { student: person(1), lessons: choice().lessons, reason: 'registered' } },
        taken(1),
      ],
    ]);
  });
  test('takes a seat whose hold has run out, and says so', () => {
    expect(
      given([], [course([1, 1, 1]), held(2, start)]).when(
        RegisterCourse,
        { ...ask, queue: false },
        { facts: known(), ...now },
      ),
    ).toEqual([
      [added()],
      [{ type: 'HoldReleased', data: { student: person(2), lessons: choice().lessons, reason: 'expired' } }, taken(1)],
    ]);
  });
  test('leaves a seat alone whose hold runs', () => {
    expect(
      given([], [course([1, 1, 1]), held(2, inAnHour)]).when(
        RegisterCourse,
        { ...ask, queue: false },
        { facts: known(), ...now },
      ),
    ).toEqual({
      rejected: true,
      code: 'registration.no_seat',
      params: {
        course: sameInAll('Course 1'),
        load_type: loadTypeNames.lecture,
        section: 'lec-1',
        lesson: lecture(1),
        capacity: 1,
        waiting: 0,
      },
    });
  });
  test('of a full course joins the waiting list when that was asked for', () => {
    expect(
      given([], [course([1, 1, 1]), taken(2)]).when(
        RegisterCourse,
        { ...ask, queue: true },
        { facts: known(), ...now },
      ),
    ).toEqual([[queued], [waits(1)]]);
  });
  test('of a full course a second time gains nothing', () => {
    expect(
      given([queued], [course([1, 1, 1]), taken(2), waits(1), waits(3)]).when(
        RegisterCourse,
        { ...ask, queue: true },
        { facts: known(), ...now },
      ),
    ).toEqual([[], []]);
  });
  test('in the late period there is no waiting list', () => {
    const late = known({ periods: [mainPeriod({ kind: 'late' })] });
    expect(
      given([], [course([1, 1, 1]), taken(2)]).when(RegisterCourse, { ...ask, queue: true }, { facts: late, ...now }),
    ).toEqual({
      rejected: true,
      code: 'registration.waiting_list_not_in_late',
      params: { course: sameInAll('Course 1'), load_type: loadTypeNames.lecture, section: 'lec-1', lesson: lecture(1) },
    });
  });
  test('past somebody who waits for another full lesson names them', () => {
    const outcome = given([], [course([3, 1, 1]), taken(2, 2), waits(3, 2)]).when(
      RegisterCourse,
      { ...ask, queue: false },
      { facts: known(), ...now },
    );
    expect(outcome).toEqual([
      [added()],
      [{ type: 'SeatsTaken', data: { student: person(1), ...choice(), passed_over: [person(3)] } }],
    ]);
  });
  test('on another student’s card is refused', () => {
    expect(
      given([], [course([2, 1, 1])]).when(
        RegisterCourse,
        { ...ask, queue: false },
        { facts: known(), now: start, actor: asStudent(2) },
      ),
    ).toEqual({ rejected: true, code: 'registration.not_your_card', params: { student: person(1) } });
  });
  test('with one lesson of two kinds is refused', () => {
    expect(
      given([], [course([2, 1, 1])]).when(
        RegisterCourse,
        { ...ask, lessons: [lecture(1)], queue: false },
        { facts: known(), ...now },
      ),
    ).toMatchObject({ rejected: true, code: 'registration.lessons_incomplete' });
  });
});

describe('the waiting list', () => {
  const release: CourseOfferingEvent = {
    type: 'SeatsReleased',
    data: { student: person(1), lessons: choice().lessons, reason: 'dropped' },
  };
  test('dropping a course offers its seats to the first in line in the same append', () => {
    expect(
      given([added()], [course([1, 1, 1]), taken(1), waits(2), waits(3)]).when(
        DropCourse,
        { ...key, reason: '' },
        { facts: known(), ...now },
      ),
    ).toEqual([
      [{ type: 'CourseDroppedFromCard', data: { offering: key.offering, reason: '', status: 'CHOOSING' } }],
      [release, offered(2, inAnHour)],
    ]);
  });
  test('accepting an offer takes the seat', () => {
    expect(
      given([queued], [course([1, 1, 1]), waits(1), offered(1, inAnHour)]).when(AcceptOffer, key, {
        facts: known(),
        ...now,
      }),
    ).toEqual([
      [{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'registered' } }, added()],
      [{ type: 'WaitingListLeft', data: { student: person(1), reason: 'registered' } }, taken(1)],
    ]);
  });
  test('accepting runs all checks again; a failed one passes the seat on and says which', () => {
    const indebted = known({ standing: { ...noStanding, debts: { fine: { amount: 10, note: '' } } } });
    expect(
      given([queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]).when(AcceptOffer, key, {
        facts: indebted,
        ...now,
      }),
    ).toEqual([
      [{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }],
      [
        {
          type: 'OfferPassed',
          data: {
            student: person(1),
            lessons: choice().lessons,
            reason: 'checks_failed',
            code: 'registration.debt_fine',
            params: { amount: 10, note: '' },
          },
        },
        offered(2, inAnHour),
      ],
    ]);
  });
  test('declining passes the seat to the next', () => {
    expect(
      given([queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]).when(DeclineOffer, key, {
        facts: known(),
        ...now,
      }),
    ).toEqual([
      [{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }],
      [
        {
          type: 'OfferPassed',
          data: { student: person(1), lessons: choice().lessons, reason: 'declined', code: null, params: {} },
        },
        offered(2, inAnHour),
      ],
    ]);
  });
  test('the alarm before its time changes nothing, at its time it passes the seat on', () => {
    const before = [[queued], [course([1, 1, 1]), waits(1), waits(2), offered(1, inAnHour)]];
    const system = { id: 'system', roles: ['system'] };
    expect(given(...before).when(ExpireOffer, key, { facts: known(), now: start, actor: system })).toEqual([[], []]);
    expect(given(...before).when(ExpireOffer, key, { facts: known(), now: inAnHour, actor: system })).toEqual([
      [{ type: 'CardUnqueued', data: { offering: key.offering, reason: 'passed' } }],
      [
        {
          type: 'OfferPassed',
          data: { student: person(1), lessons: choice().lessons, reason: 'expired', code: null, params: {} },
        },
        offered(2, '2026-09-10T10:00:00.000Z'),
      ],
    ]);
  });
});

describe('what the basket holds', () => {
  const soon = '2026-09-10T08:04:00.000Z';
  const other = { ...courseEvent(2, { seats: [2, 2, 2], credits: 5 }) };
  const wanted = { ...key, offering: id('0', 2), lessons: [lecture(2), practice(2, 1)], audit: false };
  const limit = (max_credit: number) => ({
    settings: {
      ...defaultRegistrationSettings,
      default_limit: { ...defaultRegistrationSettings.default_limit, max_credit },
    },
    discipline: disciplineRecord(2),
  });
  const withBasket = {
    rejected: true,
    code: 'registration.credit_limit_with_basket',
    params: { course: sameInAll('Course 2'), current: 0, held: 5, adding: 5, max: 9 },
  };
  test.each([
    ['a course into the basket', AddToBasket, wanted],
    ['registering', RegisterCourse, { ...wanted, queue: false }],
  ] as const)('counts for the limit of %s, until the hold runs out', (_name, command, data) => {
    expect(
      given([inBasket(soon)], [other]).when(command as typeof AddToBasket, data, { facts: known(limit(9)), ...now }),
    ).toEqual(withBasket);
    expect(
      given([inBasket(soon)], [other]).when(command as typeof AddToBasket, data, {
        facts: known(limit(9)),
        now: soon,
        actor: asStudent(1),
      }),
    ).toHaveLength(2);
    expect(
      given([inBasket(soon), givenUp], [other]).when(command as typeof AddToBasket, data, {
        facts: known(limit(9)),
        ...now,
      }),
    ).toHaveLength(2);
  });
  test('counts for clashes and disciplines', () => {
    const same = { ...other, data: { ...other.data, discipline: id('d', 1) } };
    expect(given([inBasket(soon)], [same]).when(AddToBasket, wanted, { facts: known(), ...now })).toMatchObject({
      code: 'registration.discipline_in_basket',
      params: { other: sameInAll('Course 1') },
    });
    const { meetings } = onCard().lessons[0]!;
    const clashing = courseEvent(2, {
      fluxes: [fluxOf(2, [lessonOf(2, 1, 'lecture', 2, { meetings: [...meetings] }), lessonOf(2, 2, 'practice', 2)])],
    });
    expect(
      given([inBasket(soon)], [clashing]).when(AddToBasket, wanted, { facts: known(limit(30)), ...now }),
    ).toMatchObject({ code: 'registration.time_clash', params: { other: sameInAll('Course 1') } });
  });
  test('becomes the registration, and counts once', () => {
    const facts = known({ ...limit(5), discipline: disciplineRecord(1) });
    expect(
      given([inBasket(soon)], [course([1, 1, 1]), held(1, soon)]).when(
        RegisterCourse,
        { ...ask, queue: false },
        { facts, ...now },
      ),
    ).toMatchObject([[added()], [{ type: 'HoldReleased' }, taken(1)]]);
  });
  test('in the way of an offer refuses its acceptance, and leaves the offer to the student', () => {
    const offer = [
      courseEvent(2, { seats: [1, 1, 1] }),
      ...[waits(1), offered(1, inAnHour)].map(event => ({
        ...event,
        data: { ...event.data, flux: fluxOf(2, []).uid, lessons: wanted.lessons },
      })),
    ];
    expect(
      given([inBasket(soon)], offer).when(
        AcceptOffer,
        { ...key, offering: id('0', 2) },
        { facts: known(limit(9)), ...now },
      ),
    ).toEqual(withBasket);
    expect(
      given([inBasket(soon)], offer).when(
        AcceptOffer,
        { ...key, offering: id('0', 2) },
        { facts: known({ ...limit(4) }), ...now },
      ),
    ).toMatchObject([[], [{ type: 'OfferPassed', data: { code: 'registration.credit_limit_exceeded' } }]]);
  });
  test('is taken out by the student, also on the card', () => {
    expect(
      given([inBasket(soon)], [course([1, 1, 1]), held(1, soon)]).when(RemoveFromBasket, key, {
        facts: known(),
        ...now,
      }),
    ).toEqual([
      [givenUp],
      [{ type: 'HoldReleased', data: { student: person(1), lessons: choice().lessons, reason: 'withdrawn' } }],
    ]);
  });
  test('other lessons of the course are held no longer than the first ones would have been', () => {
    expect(
      given([inBasket(soon)], [course([1, 1, 1]), held(1, soon)]).when(
        AddToBasket,
        { ...ask, lessons: choice(2).lessons },
        { facts: known(), ...now },
      ),
    ).toMatchObject([[{ data: { until: soon } }], [{ type: 'HoldReleased' }, held(1, soon, 2)]]);
  });
  test.each([
    ['given up', [inBasket(soon), givenUp], '2026-09-10T08:05:00.000Z'],
    ['run out', [inBasket('2026-09-10T07:59:00.000Z')], '2026-09-10T08:04:00.000Z'],
  ])('after a hold was %s the last seat is left to others for a while', (_name, before, from) => {
    const add = (seats: number[], at: string, more: CourseOfferingEvent[] = []) =>
      given(before, [course(seats), ...more]).when(AddToBasket, ask, { facts: known(), now: at, actor: asStudent(1) });
    expect(add([1, 1, 1], start)).toEqual({
      rejected: true,
      code: 'registration.basket_pause',
      params: { course: sameInAll('Course 1'), from },
    });
    expect(add([3, 2, 1], start)).toHaveLength(2);
    expect(add([3, 2, 1], start, [waits(2)])).toMatchObject({ code: 'registration.basket_pause' });
    expect(add([1, 1, 1], from)).toHaveLength(2);
    expect(
      given(before, [course([1, 1, 1])]).when(RegisterCourse, { ...ask, queue: false }, { facts: known(), ...now }),
    ).toHaveLength(2);
  });
  test('of a lesson that was cancelled leaves the card by the alarm, and nothing is held against the student', () => {
    const before = [
      course([1, 1, 1]),
      held(1, soon),
      { type: 'HoldReleased', data: { student: person(1), lessons: choice().lessons, reason: 'lesson_cancelled' } },
    ];
    const gone = { ...givenUp, data: { ...givenUp.data, reason: 'lesson_cancelled' } };
    expect(
      given([inBasket(soon)], before).when(ExpireOffer, key, {
        facts: known(),
        now: start,
        actor: { id: 'system', roles: ['system'] },
      }),
    ).toEqual([[gone], []]);
    expect(given([inBasket(soon), gone], before).when(AddToBasket, ask, { facts: known(), ...now })).toHaveLength(2);
  });
});

describe('basket and changes', () => {
  test('a basket holds the seats for the registration timer; the same choice again gains no time', () => {
    expect(given([], [course([1, 1, 1])]).when(AddToBasket, ask, { facts: known(), ...now })).toEqual([
      [inBasket('2026-09-10T08:05:00.000Z')],
      [held(1, '2026-09-10T08:05:00.000Z')],
    ]);
    expect(
      given([], [course([1, 1, 1]), held(1, inAnHour)]).when(AddToBasket, ask, { facts: known(), ...now }),
    ).toEqual([[], []]);
  });
  test('other lessons are taken in the append that gives the old ones back', () => {
    const lessons = choice(2).lessons;
    expect(
      given([added()], [course([1, 1, 1]), taken(1)]).when(
        ChangeLessons,
        { ...key, lessons },
        { facts: known(), ...now },
      ),
    ).toEqual([
      [
        {
          type: 'CardLessonsChanged',
          data: { offering: key.offering, flux, lessons: onCard(2).lessons, status: 'CHOOSING' },
        },
      ],
      [{ type: 'SeatsExchanged', data: { student: person(1), flux, from: choice().lessons, to: lessons } }],
    ]);
  });
  test('a full lesson leaves the old seat where it is', () => {
    expect(
      given([added()], [course([2, 1, 1]), taken(1), taken(2, 2)]).when(
        ChangeLessons,
        { ...key, lessons: choice(2).lessons },
        { facts: known(), ...now },
      ),
    ).toMatchObject({ rejected: true, code: 'registration.no_seat' });
  });
  test('the advisor adds to a card in review, and it is marked as theirs', () => {
    const review = {
      type: 'ReviewStarted',
      data: { student: person(1), study_period: period, advisor: asAdvisor.id, status: 'CHECKING_AFTER' },
    };
    const because = {
      ...added(1, 'advisor', 'CHECKING_AFTER'),
      data: { ...added(1, 'advisor', 'CHECKING_AFTER').data, reason: 'Agreed' },
    };
    expect(
      given([review], [course([1, 1, 1])]).when(
        AdvisorAddCourse,
        { ...ask, queue: false, reason: 'Agreed' },
        { facts: known(), now: start, actor: asAdvisor },
      ),
    ).toEqual([[because], [taken(1)]]);
    expect(
      given([], [course([1, 1, 1])]).when(
        AdvisorAddCourse,
        { ...ask, queue: false },
        { facts: known(), now: start, actor: asAdvisor },
      ),
    ).toMatchObject({ rejected: true, code: 'advising.change_not_possible' });
  });
  test.each([
    ['the advisor', asAdvisor],
    ['the office', asOffice],
  ])('%s says why, or nothing is changed; a refusal by the rules comes first', (_who, actor) => {
    const review = {
      type: 'ReviewStarted',
      data: { student: person(1), study_period: period, advisor: asAdvisor.id, status: 'CHECKING_AFTER' },
    };
    const by = { facts: known(), now: start, actor };
    const unexplained = {
      rejected: true,
      code: 'advising.reason_required',
      params: {},
      fields: { reason: 'advising.reason_required' },
    };
    const registered = [course([2, 1, 1]), taken(1)];
    expect(given([review], [course([2, 1, 1])]).when(AdvisorAddCourse, { ...ask, queue: false }, by)).toEqual(
      unexplained,
    );
    expect(given([added(), review], registered).when(AdvisorDropCourse, { ...key, reason: ' ' }, by)).toEqual(
      unexplained,
    );
    expect(
      given([added(), review], registered).when(AdvisorChangeLessons, { ...key, lessons: choice(2).lessons }, by),
    ).toEqual(unexplained);
    expect(
      given([queued, review], [course([1, 1, 1]), taken(2), waits(1)]).when(
        AdvisorDropCourse,
        { ...key, reason: '' },
        by,
      ),
    ).toEqual(unexplained);
    expect(
      given([review], [course([1, 1, 1]), taken(2)]).when(AdvisorAddCourse, { ...ask, queue: false }, by),
    ).toMatchObject({ code: 'registration.no_seat' });
    expect(
      given([queued, review], [course([1, 1, 1]), taken(2), waits(1)]).when(
        AdvisorDropCourse,
        { ...key, reason: 'Next term' },
        by,
      ),
    ).toMatchObject([[{ type: 'CardUnqueued', data: { reason: 'office', note: 'Next term' } }], [{}]]);
  });
  test('the advisor takes a course off the waiting list in review alone, as any other', () => {
    const waiting = [course([1, 1, 1]), taken(2), waits(1)];
    expect(
      given([queued], waiting).when(
        AdvisorDropCourse,
        { ...key, reason: 'Another term' },
        { facts: known(), now: start, actor: asAdvisor },
      ),
    ).toMatchObject({ code: 'advising.change_not_possible' });
    expect(
      given([queued], waiting).when(
        AdvisorDropCourse,
        { ...key, reason: 'Another term' },
        { facts: known(), now: start, actor: asOffice },
      ),
    ).toMatchObject([[{ type: 'CardUnqueued' }], [{ type: 'WaitingListLeft' }]]);
  });
  test('the registrar adds whatever the status, and an advisor of other students does not', () => {
    expect(
      given([], [course([1, 1, 1])]).when(
        AdvisorAddCourse,
        { ...ask, queue: false, reason: 'Agreed' },
        { facts: known(), now: start, actor: asOffice },
      ),
    ).toMatchObject([[added(1, 'registrar')], [taken(1)]]);
    expect(
      given([], [course([1, 1, 1])]).when(
        AdvisorAddCourse,
        { ...ask, queue: false },
        { facts: known(), now: start, actor: { id: id('ae'), roles: ['supervisor'] } },
      ),
    ).toMatchObject({ rejected: true, code: 'advising.not_your_student' });
  });
});

import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { MoveInWaitingList } from '../course-offering/commands.ts';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import {
  asAdvisor,
  asOffice,
  asStudent,
  courseEvent,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  period,
  practice,
  start,
} from '../testing/world.ts';
import { AdmitFromWaitingList } from './commands.ts';

const offering = id('0', 1);
const person = (number: number) => id('a', number);
const choice = (number = 1) => ({ flux: fluxOf(1, []).uid, lessons: [lecture(1), practice(1, number)], audit: false });
const course = (seats: number[]) => courseEvent(1, { seats });
const taken = (number: number): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: person(number), ...choice() },
});
const waits = (number: number): CourseOfferingEvent => ({
  type: 'WaitingListJoined',
  data: { student: person(number), ...choice() },
});
const offered = (number: number, until: string): CourseOfferingEvent => ({
  type: 'SeatOffered',
  data: { student: person(number), lessons: choice().lessons, until },
});
const left = (number: number): CourseOfferingEvent => ({
  type: 'WaitingListLeft',
  data: { student: person(number), reason: 'registered' },
});
const inAnHour = '2026-09-10T09:00:00.000Z';
const full = [course([1, 1, 1]), taken(1), waits(2), waits(3), waits(4)];
const reason = 'Needed for graduation';

describe('the office moves a student in the waiting list', () => {
  const now = { now: start, actor: asOffice, facts: 60 };
  const moved = (number: number, from: number, to: number) => ({
    type: 'WaitingListMoved',
    data: { student: person(number), from, to, reason },
  });
  const move = (number: number, to: number) => ({ offering, student: person(number), to, reason });
  const order = (events: object[]) => [...(fold(courseOffering, events as never) as OfferedCourse).queue.keys()];

  test('to another place; the others keep their order', () => {
    expect(given(full).when(MoveInWaitingList, move(4, 1), now)).toEqual([[moved(4, 3, 1)]]);
    expect(order([...full, moved(4, 3, 1)])).toEqual([4, 2, 3].map(person));
    expect(order([...full, moved(2, 1, 2)])).toEqual([3, 2, 4].map(person));
  });
  test('beyond the end means to the end', () => {
    expect(given(full).when(MoveInWaitingList, move(2, 99), now)).toEqual([[moved(2, 1, 3)]]);
  });
  test('to the place where they stand changes nothing', () => {
    expect(given(full).when(MoveInWaitingList, move(3, 2), now)).toEqual([[]]);
  });
  test('and the next free seat is offered in the new order', () => {
    const before = [...full, moved(4, 3, 1)];
    const freed = fold(courseOffering, before) as OfferedCourse;
    expect([...freed.queue.keys()][0]).toBe(person(4));
    expect(
      given([...before, offered(4, start)]).when(MoveInWaitingList, move(2, 2), { ...now, now: inAnHour }),
    ).toEqual([
      [
        {
          type: 'OfferPassed',
          data: { student: person(4), lessons: choice().lessons, reason: 'expired', code: null, params: {} },
        },
        // The lessons are still full for the others: nobody gave one back.
        moved(2, 1, 2),
      ],
    ]);
  });
  test('only one who waits', () => {
    expect(given(full).when(MoveInWaitingList, move(1, 1), now)).toEqual({
      rejected: true,
      code: 'registration.not_in_waiting_list',
      params: { course: sameInAll('Course 1') },
      reader: 'staff',
    });
  });
});

describe('the office admits a student from the waiting list', () => {
  const known = knownFacts;
  const now = { now: start, actor: asOffice };
  const ask = { student: person(3), study_period: period, offering, reason, add_seat: false };
  const queued = {
    type: 'CardQueued',
    data: {
      student: person(3),
      study_period: period,
      offering,
      discipline: id('d', 1),
      name: sameInAll('Course 1'),
      ...choice(),
      credits: 5,
    },
  };
  const unqueued = { type: 'CardUnqueued', data: { offering, reason: 'registered' } };
  const added = {
    type: 'CourseAddedToCard',
    data: {
      student: person(3),
      study_period: period,
      status: 'CHOOSING',
      course: {
        offering,
        discipline: id('d', 1),
        flux: choice().flux,
        code: 'C-1',
        name: sameInAll('Course 1'),
        credits: 5,
        audit: false,
        added_by: 'student',
        is_sport: false,
        is_introductory: false,
        lessons: [lessonOf(1, 1, 'lecture', 0), lessonOf(1, 2, 'practice', 0)].map(
          ({ uid, load_type, teacher, meetings }) => ({ uid, load_type, teacher, meetings }),
        ),
      },
    },
  };
  const admitted = { type: 'AdmittedFromWaitingList', data: { student: person(3), place: 2, reason } };
  const more = (lesson: string) => ({ type: 'LessonCapacityChanged', data: { lesson, from: 1, to: 2 } });
  const past = { ...taken(3), data: { ...taken(3).data, passed_over: [person(2)] } };

  test('never beyond the capacity: without a free seat it is refused', () => {
    expect(given([queued], full).when(AdmitFromWaitingList, ask, { ...now, facts: known() })).toMatchObject({
      rejected: true,
      code: 'registration.no_seat_to_admit',
      params: { section: 'lec-1', capacity: 1 },
    });
  });
  test('with a seat more in each full lesson, all in one append, naming whom it passes', () => {
    expect(
      given([queued], full).when(AdmitFromWaitingList, { ...ask, add_seat: true }, { ...now, facts: known() }),
    ).toEqual([
      [unqueued, added],
      [admitted, more(lecture(1)), more(practice(1, 1)), left(3), past],
    ]);
  });
  test('on the seat that is offered to them already', () => {
    const before = [course([1, 1, 1]), waits(3), waits(4), offered(3, inAnHour)];
    expect(given([queued], before).when(AdmitFromWaitingList, ask, { ...now, facts: known() })).toEqual([
      [unqueued, added],
      [{ ...admitted, data: { ...admitted.data, place: 1 } }, left(3), taken(3)],
    ]);
  });
  test('past what only binds students, never past a clash of times or the credit limit', () => {
    const poor = known({
      periods: [],
      settings: {
        ...defaultRegistrationSettings,
        default_limit: { ...defaultRegistrationSettings.default_limit, max_credit: 4 },
      },
    });
    expect(
      given([queued], full).when(
        AdmitFromWaitingList,
        { ...ask, add_seat: true },
        { ...now, facts: known({ periods: [] }) },
      ),
    ).toHaveLength(2);
    expect(
      given([queued], full).when(AdmitFromWaitingList, { ...ask, add_seat: true }, { ...now, facts: poor }),
    ).toMatchObject({ rejected: true, code: 'registration.credit_limit_exceeded' });
  });
  test('one who does not wait is not admitted', () => {
    expect(given([], [course([1, 1, 1])]).when(AdmitFromWaitingList, ask, { ...now, facts: known() })).toEqual({
      rejected: true,
      code: 'registration.not_in_waiting_list',
      params: { course: sameInAll('Course 1') },
      reader: 'staff',
    });
  });
  test.each([
    ['the student', asStudent(3), 'advising.not_your_student'],
    ['the adviser', asAdvisor, 'advising.office_only'],
  ])('%s cannot do it', (_who, actor, code) => {
    expect(
      given([queued], full).when(
        AdmitFromWaitingList,
        { ...ask, add_seat: true },
        { now: start, actor, facts: known() },
      ),
    ).toMatchObject({ rejected: true, code });
  });
});

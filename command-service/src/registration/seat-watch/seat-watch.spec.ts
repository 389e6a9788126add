import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import { SeatLedger } from '../course-offering/seat-ledger.ts';
import { asStudent, courseEvent, fluxOf, id, lecture, lessonOf, period, practice, start } from '../testing/world.ts';
import { AddSeatWatch, RemoveSeatWatch, TellOfFreeSeat } from './commands.ts';
import { freeSeats } from './free-seats.ts';
import { seatWatch } from './seat-watch.ts';

const offering = id('0', 1);
const me = id('a', 1);
const key = { student: me, study_period: period, offering };
const own = { now: start, actor: asStudent(1) };
const system = { now: start, actor: { id: 'system', roles: ['system'] } };
const choice = { flux: fluxOf(1, []).uid, lessons: [lecture(1), practice(1, 1)], audit: false };
const taken = (number: number) => ({ type: 'SeatsTaken', data: { student: id('a', number), ...choice } });
const released = (number: number) => ({
  type: 'SeatsReleased',
  data: { student: id('a', number), lessons: choice.lessons, reason: 'dropped' },
});
const waits = (number: number) => ({ type: 'WaitingListJoined', data: { student: id('a', number), ...choice } });
const full = [courseEvent(1, { seats: [1, 1, 1] }), taken(2)];
const added = { type: 'SeatWatchAdded', data: key };
const told = { type: 'FreeSeatTold', data: { ...key, name: sameInAll('Course 1'), left: 1 } };
const removed = (reason: string) => ({ type: 'SeatWatchRemoved', data: { ...key, reason } });

describe('a wish to be told of a free seat', () => {
  test('is made for a full course, once', () => {
    expect(given([], full).when(AddSeatWatch, key, own)).toEqual([[added], []]);
    expect(given([added], full).when(AddSeatWatch, key, own)).toEqual([[], []]);
    expect(given([added, told], full).when(AddSeatWatch, key, own)).toEqual([[added], []]);
  });
  test('is not needed where there are seats, a registration or a place in line', () => {
    expect(given([], [courseEvent(1)]).when(AddSeatWatch, key, own)).toMatchObject({ code: 'registration.seats_free' });
    expect(given([], [...full, released(2), taken(1)]).when(AddSeatWatch, key, own)).toMatchObject({
      code: 'registration.already_registered',
    });
    expect(given([], [...full, waits(3), waits(1)]).when(AddSeatWatch, key, own)).toMatchObject({
      code: 'registration.waiting_already',
      params: { place: 2 },
    });
    expect(given([], full).when(AddSeatWatch, key, { ...own, actor: asStudent(3) })).toMatchObject({
      code: 'registration.not_your_card',
    });
  });
  test('is taken back, and what was told is taken off the list', () => {
    expect(given([added], full).when(RemoveSeatWatch, key, own)).toEqual([[removed('withdrawn')], []]);
    expect(given([added, told], full).when(RemoveSeatWatch, key, own)).toEqual([[removed('withdrawn')], []]);
    expect(given([], full).when(RemoveSeatWatch, key, own)).toMatchObject({ code: 'registration.not_watching' });
  });
  test('is fulfilled once, when a seat is free that nobody waits for', () => {
    expect(given([added], full).when(TellOfFreeSeat, key, system)).toEqual([[], []]);
    expect(given([added], [...full, released(2)]).when(TellOfFreeSeat, key, system)).toEqual([[told], []]);
    expect(given([added, told], [...full, released(2)]).when(TellOfFreeSeat, key, system)).toEqual([[], []]);
    expect(given([added], [...full, waits(3), released(2)]).when(TellOfFreeSeat, key, system)).toEqual([[], []]);
  });
  test('ends when the student has a seat', () => {
    expect(given([added, told], [...full, released(2), taken(1)]).when(TellOfFreeSeat, key, system)).toEqual([
      [removed('registered')],
      [],
    ]);
    expect(fold(seatWatch, [added, told, removed('registered')])).toEqual({ offerings: new Set(), told: new Set() });
  });
});

describe('free seats', () => {
  const seats = (fluxes: ReturnType<typeof fluxOf>[], ...events: object[]) => {
    const course = fold(courseOffering, [courseEvent(1, { fluxes }), ...(events as any[])]) as OfferedCourse;
    return freeSeats(course, new SeatLedger(course, start, 0), me);
  };
  const lectures = lessonOf(1, 1, 'lecture', 3);
  test('of a stream are those of its tightest kind of lesson, of a course those of its streams together', () => {
    expect(seats([fluxOf(1, [lectures, lessonOf(1, 2, 'practice', 1), lessonOf(1, 3, 'practice', 1)])])).toBe(2);
    expect(seats([fluxOf(1, [lectures]), fluxOf(1, [lessonOf(1, 4, 'lecture', 1)], 2)])).toBe(4);
  });
  test('are none in closed lessons, unless the student is let past', () => {
    const blocked = {
      type: 'CourseAccessSet',
      data: { level: 'lesson', target: lecture(1), status: 'blocked', reason: '' },
    };
    expect(seats([fluxOf(1, [lectures])], blocked)).toBe(0);
    expect(
      seats([fluxOf(1, [lectures])], blocked, {
        type: 'SelectedStudentAccessSet',
        data: { student: me, granted: true },
      }),
    ).toBe(3);
  });
  test('of a lesson that needs its parent are no more than the parent has', () => {
    expect(
      seats([fluxOf(1, [lessonOf(1, 1, 'lecture', 1), lessonOf(1, 2, 'practice', 5, { parent: lecture(1) })])]),
    ).toBe(1);
  });
});

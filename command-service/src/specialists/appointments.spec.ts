import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { WorkingHours } from '@portal/event-schemas/specialists/calendar.ts';
import type { SpecialistEvent } from '@portal/event-schemas/specialists/events.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  addAbsence,
  BookAppointment,
  CancelAppointment,
  MarkAppointment,
  MoveAppointment,
  NoteAppointment,
  RemoveAbsence,
  SetWorkingHours,
} from './commands.ts';

// Tuesday 1 September 2026, 13:00 in Almaty; the specialist is there on Wednesdays from 10:00 to 12:00.
const zone = 'Asia/Almaty';
const now = '2026-09-01T08:00:00.000Z';
const [ten, half, eleven] = ['2026-09-02T05:00:00.000Z', '2026-09-02T05:30:00.000Z', '2026-09-02T06:00:00.000Z'];
const specialist = 'ainura';
const rules = {
  type: 'psychologist',
  minutes: 30,
  book_from_hours: 2,
  book_until_days: 30,
  cancel_until_hours: 2,
  open_limit: 1,
};
const hours: WorkingHours = { day_of_week: 3, from: '10:00', to: '12:00', since: null, until: null };
const works: SpecialistEvent = { type: 'WorkingHoursSet', data: { uid: 'wednesday', ...hours } };
const booked = (number: number, student: string, starts_at: string, ends_at: string) => {
  const time = { appointment: `${specialist}.${number}`, specialist, type: rules.type, starts_at, ends_at };
  return {
    there: { type: 'AppointmentBooked' as const, data: { ...time, student, topic: 'sleep' } },
    taken: { type: 'StudentTimeTaken' as const, data: time },
  };
};
const mine = booked(1, 'dana', ten, half);
const theirs = booked(1, 'timur', ten, half);
const ask = { specialist, student: 'dana', starts_at: ten, topic: 'sleep', zone };
const one = { appointment: `${specialist}.1`, specialist, student: 'dana', type: rules.type, zone };
const asStudent = { ...one, side: 'student' as const };
const asSpecialist = { ...one, side: 'specialist' as const };
const around = { now, facts: rules };
const codeOf = (outcome: unknown): string => (isRejection(outcome) ? outcome.code : 'done');
const freed = { type: 'StudentTimeFreed', data: { appointment: `${specialist}.1` } };
const cancelled = (by: string, more: object) => ({
  type: 'AppointmentCancelled',
  data: {
    appointment: `${specialist}.1`,
    student: 'dana',
    starts_at: ten,
    by,
    reason: '',
    absence: null,
    next_free: null,
    ...more,
  },
});

describe('booking', () => {
  test('takes a free time for both sides', () => {
    expect(given([works]).when(BookAppointment, ask, around)).toEqual([[mine.there], [mine.taken]]);
  });
  test('of a time that is taken is refused with the next three that are free', () => {
    expect(given([works, theirs.there]).when(BookAppointment, ask, around)).toMatchObject({
      code: 'specialists.time_taken',
      params: { times: [half, eleven, '2026-09-02T06:30:00.000Z'] },
    });
  });
  test('again of what one has already changes nothing', () => {
    expect(given([works, mine.there], [mine.taken]).when(BookAppointment, ask, around)).toEqual([[], []]);
  });
  test.each([
    ['outside the hours', '2026-09-02T07:00:00.000Z', now],
    ['between two visits', '2026-09-02T05:10:00.000Z', now],
    ['on another day', '2026-09-03T05:00:00.000Z', now],
    ['less than two hours ahead', ten, '2026-09-02T03:30:00.000Z'],
    ['in the past', ten, '2026-09-02T05:15:00.000Z'],
    ['more than thirty days ahead', '2026-10-07T05:00:00.000Z', now],
  ])('%s is not offered', (_, starts_at, at) => {
    const outcome = given([works]).when(BookAppointment, { ...ask, starts_at }, { ...around, now: at });
    expect(codeOf(outcome)).toBe('specialists.time_not_offered');
  });
  test('in an absence is not offered', () => {
    const away = { type: 'AbsenceAdded' as const, data: { uid: 'a', from: ten, to: half, reason: '' } };
    expect(codeOf(given([works, away]).when(BookAppointment, ask, around))).toBe('specialists.time_not_offered');
  });
  test('is refused where the student is expected elsewhere, or has an open appointment of the kind', () => {
    const elsewhere = { ...booked(7, 'dana', ten, half).taken.data, specialist: 'other', type: 'doctor' };
    const later = { ...elsewhere, type: rules.type, starts_at: eleven, ends_at: '2026-09-02T06:30:00.000Z' };
    const taken = (data: typeof elsewhere) => [{ type: 'StudentTimeTaken' as const, data }];
    expect(codeOf(given([works], taken(elsewhere)).when(BookAppointment, ask, around))).toBe('specialists.own_overlap');
    expect(codeOf(given([works], taken(later)).when(BookAppointment, ask, around))).toBe('specialists.open_already');
  });
  test('is not for who is no specialist, and not with oneself', () => {
    expect(codeOf(given([works]).when(BookAppointment, ask, { now, facts: null }))).toBe('platform.not_found');
    const self = { ...ask, student: specialist };
    expect(codeOf(given([works]).when(BookAppointment, self, around))).toBe('specialists.oneself');
  });
});

describe('an appointment', () => {
  const there = [works, mine.there];
  test('is moved in one act: one time is freed, the other taken; the same kind is no hindrance', () => {
    const move = { ...asStudent, starts_at: eleven };
    const time = { appointment: one.appointment, specialist, starts_at: eleven, ends_at: '2026-09-02T06:30:00.000Z' };
    expect(given(there, [mine.taken]).when(MoveAppointment, move, around)).toEqual([
      [{ type: 'AppointmentMoved', data: { ...time, student: 'dana', by: 'student' } }],
      [{ type: 'StudentTimeTaken', data: { ...time, type: rules.type } }],
    ]);
    const taken = [...there, booked(2, 'timur', eleven, '2026-09-02T06:30:00.000Z').there];
    expect(codeOf(given(taken, [mine.taken]).when(MoveAppointment, move, around))).toBe('specialists.time_taken');
  });
  test('is cancelled by either side, with a word', () => {
    for (const side of ['student', 'specialist', 'university'] as const)
      expect(given(there, [mine.taken]).when(CancelAppointment, { ...one, side, reason: 'ill' }, around)).toEqual([
        [cancelled(side, { reason: 'ill' })],
        [freed],
      ]);
  });
  test('is not cancelled by the student in the last two hours; the specialist still may', () => {
    const late = { facts: rules, now: '2026-09-02T03:30:00.000Z' };
    const cancel = (data: typeof asStudent | typeof asSpecialist) =>
      codeOf(given(there, [mine.taken]).when(CancelAppointment, { ...data, reason: 'ill' }, late));
    expect(cancel(asStudent)).toBe('specialists.too_late');
    expect(cancel(asSpecialist)).toBe('done');
  });
  test('is marked by the specialist alone: as held or missed after its beginning, and the other way round', () => {
    const mark = (act: 'confirm' | 'complete' | 'no_show', at: string, side: typeof asStudent | typeof asSpecialist) =>
      codeOf(given(there).when(MarkAppointment, { ...side, act }, { facts: rules, now: at }));
    expect(mark('confirm', now, asSpecialist)).toBe('done');
    expect(mark('confirm', now, asStudent)).toBe('platform.not_yours');
    expect(mark('no_show', now, asSpecialist)).toBe('specialists.not_begun');
    expect(mark('no_show', half, asSpecialist)).toBe('done');
    expect(mark('confirm', half, asSpecialist)).toBe('platform.act_not_now');
    const missed = { type: 'AppointmentMissed' as const, data: { appointment: one.appointment, student: 'dana' } };
    expect(
      given([...there, missed]).when(
        MarkAppointment,
        { ...asSpecialist, act: 'complete' },
        { facts: rules, now: half },
      ),
    ).toEqual([[{ type: 'AppointmentHeld', data: missed.data }]]);
  });
});

test('a note on a visit is the specialist’s own', () => {
  const noted = { type: 'AppointmentNoted', data: { appointment: one.appointment, note: 'call back' } };
  const note = { ...asSpecialist, note: 'call back' };
  expect(given([works, mine.there]).when(NoteAppointment, note, { now })).toEqual([[noted]]);
  const byStudent = given([works, mine.there]).when(NoteAppointment, { ...note, side: 'student' }, { now });
  expect(codeOf(byStudent)).toBe('platform.not_yours');
});

describe('working hours', () => {
  const set = (more: Partial<WorkingHours>, events: readonly SpecialistEvent[] = [works]) =>
    given(events).when(
      SetWorkingHours,
      { specialist, zone, uid: 'new', change: 'add', hours: { ...hours, ...more } },
      { now, facts: true },
    );
  test('of one day do not overlap, unless they hold in other weeks; they end after they begin', () => {
    expect(codeOf(set({ from: '11:30', to: '14:00' }))).toBe('specialists.hours_overlap');
    expect(codeOf(set({ from: '12:00', to: '14:00' }))).toBe('done');
    expect(codeOf(set({ day_of_week: 4 }))).toBe('done');
    const autumn = { ...works, data: { ...works.data, until: '2026-11-30' } } as SpecialistEvent;
    expect(codeOf(set({ since: '2026-12-01' }, [autumn]))).toBe('done');
    expect(codeOf(set({ since: '2026-11-30' }, [autumn]))).toBe('specialists.hours_overlap');
    expect(codeOf(set({ from: '14:00', to: '14:00' }))).toBe('specialists.ends_before');
    expect(codeOf(set({ since: '2026-12-01', until: '2026-11-30', day_of_week: 5 }))).toBe('specialists.ends_before');
  });
  test('shortened over a booked time leave it, and say that it lies outside (acceptance 2)', () => {
    const outside = (is: boolean) => ({
      type: 'AppointmentOutsideHours' as const,
      data: { appointment: one.appointment, student: 'dana', starts_at: ten, outside: is },
    });
    const shorter = { ...hours, from: '10:30' };
    const change = { specialist, zone, uid: 'wednesday', change: 'change' as const, hours: shorter };
    const shortened = { type: 'WorkingHoursSet' as const, data: { uid: 'wednesday', ...shorter } };
    const at = { now, facts: true };
    expect(given([works, mine.there]).when(SetWorkingHours, change, at)).toEqual([[shortened, outside(true)]]);
    const then = [works, mine.there, shortened, outside(true)];
    expect(given(then).when(SetWorkingHours, { ...change, hours }, at)).toEqual([[works, outside(false)]]);
    const remove = { ...change, change: 'remove' as const, hours: null };
    expect(given(then).when(SetWorkingHours, remove, at)).toEqual([
      [{ type: 'WorkingHoursRemoved', data: { uid: 'wednesday' } }],
    ]);
  });
});

test('an absence cancels what was booked for it (acceptance 2), and can be taken back', () => {
  const absence = { specialist, zone, uid: 'a', from: ten, to: eleven, reason: 'conference', students: ['dana'] };
  const at = around;
  const added = { type: 'AbsenceAdded' as const, data: { uid: 'a', from: ten, to: eleven, reason: 'conference' } };
  expect(given([works, mine.there], [mine.taken]).when(addAbsence(1), absence, at)).toEqual([
    [added, cancelled('specialist', { absence: 'a', next_free: eleven })],
    [freed],
  ]);
  const unawares = given([works, mine.there]).when(addAbsence(0), { ...absence, students: [] }, at);
  expect(codeOf(unawares)).toBe('platform.record_stale');
  const over = { ...absence, from: '2026-08-01T00:00:00.000Z', to: '2026-08-02T00:00:00.000Z', students: [] };
  expect(codeOf(given([works]).when(addAbsence(0), over, at))).toBe('specialists.absence_over');
  expect(codeOf(given([works]).when(addAbsence(0), { ...over, to: over.from }, at))).toBe('specialists.ends_before');
  expect(given([added]).when(RemoveAbsence, { specialist, zone, uid: 'a' }, { now })).toEqual([
    [{ type: 'AbsenceRemoved', data: { uid: 'a' } }],
  ]);
});

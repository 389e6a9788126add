import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import {
  bookingRefusal,
  isLive,
  type AppointmentAct,
  type AppointmentState,
  type Side,
} from '@portal/event-schemas/specialists/appointments.ts';
import {
  bookable,
  freeTimes,
  isIn,
  offeredOn,
  overlapping,
  type BookingRules,
  type Period,
  type WallClock,
} from '@portal/event-schemas/specialists/calendar.ts';
import type { SpecialistEvent, StudentTimesEvent } from '@portal/event-schemas/specialists/events.ts';
import { stateNames } from '@portal/event-schemas/specialists/names.ts';
import { calendarOf, periodOf, type Appointment, type SpecialistTimes, type StudentTimes } from './specialist-times.ts';

type States = readonly [SpecialistTimes, StudentTimes];
export type Decision = Rejection | readonly [readonly SpecialistEvent[], readonly StudentTimesEvent[]];
/** What a decision knows besides the streams: how such appointments are made, when it is, and the clock on the wall. */
export interface Known {
  rules: BookingRules & { type: string };
  now: string;
  clock: WallClock;
}
interface Ending {
  rules: Pick<BookingRules, 'cancel_until_hours'>;
  now: string;
}
export interface Booking {
  specialist: string;
  student: string;
  starts_at: string;
  topic: string;
}

interface OnAppointment {
  appointment: string;
  side: Side;
}
/** How many of the next free times a refusal names. */
const named = 3;

/** Books a time that is offered and free; the same student asking again for what they have changes nothing. */
export function book(data: Booking, [times, expected]: States, known: Known): Decision {
  const { specialist, student, starts_at, topic } = data;
  const same = [...times.appointments.values()].some(
    one => isLive(one) && one.student === student && one.starts_at === starts_at,
  );
  if (same) return [[], []];
  const time = timeFor(data, [times, expected], known);
  if (isRejection(time)) return time;
  const appointment = `${specialist}.${times.appointments.size + 1}`;
  const booked = { appointment, specialist, type: known.rules.type, starts_at, ends_at: time.to };
  return [
    [{ type: 'AppointmentBooked', data: { ...booked, student, topic } }],
    [{ type: 'StudentTimeTaken', data: booked }],
  ];
}

/** Another time for the same visit, or none where that one is not free. */
export function move(
  { specialist, appointment: uid, side, starts_at }: OnAppointment & { specialist: string; starts_at: string },
  [times, expected]: States,
  known: Known,
): Decision {
  const one = times.appointments.get(uid);
  const hindered = may('move', one, side, known);
  if (hindered || !one) return hindered ?? reject('platform.not_found');
  if (one.starts_at === starts_at) return [[], []];
  const without = <T>(all: Map<string, T>) => new Map([...all].filter(([other]) => other !== uid));
  const others: States = [{ ...times, appointments: without(times.appointments) }, without(expected)];
  const time = timeFor({ specialist, student: one.student, starts_at }, others, known);
  if (isRejection(time)) return time;
  const moved = { appointment: uid, specialist, starts_at, ends_at: time.to };
  return [
    [{ type: 'AppointmentMoved', data: { ...moved, student: one.student, by: side } }],
    [{ type: 'StudentTimeTaken', data: { ...moved, type: one.type } }],
  ];
}

/** The time that a student wants, from its beginning to its end, or why they can't have it. */
function timeFor(
  { specialist, student, starts_at }: Omit<Booking, 'topic'>,
  [times, expected]: States,
  { rules, now, clock }: Known,
): Period | Rejection {
  if (student === specialist) return reject('specialists.oneself');
  const calendar = calendarOf(times);
  const date = clock.dateOf(new Date(starts_at));
  const offered = offeredOn(date, calendar, rules.minutes, clock).find(({ from }) => from === starts_at);
  const next = () => ({ times: freeTimes(calendar, rules, now, clock, { most: named }).map(({ from }) => from) });
  if (!offered || !isIn(bookable(rules, now), starts_at))
    return reject('specialists.time_not_offered', next(), { starts_at: 'specialists.time_not_offered' });
  if (overlapping(calendar.taken, offered))
    return reject('specialists.time_taken', next(), { starts_at: 'specialists.time_taken' });
  const others = [...expected.values()];
  const elsewhere = others.find(one => overlapping([periodOf(one)], offered));
  if (elsewhere) return reject('specialists.own_overlap', { starts_at: elsewhere.starts_at });
  const open = others.filter(one => one.type === rules.type && one.ends_at > now);
  return open.length < rules.open_limit
    ? offered
    : reject('specialists.open_already', { starts_at: open[0]!.starts_at });
}

/** Frees the time of an appointment on both sides. */
export function cancel(
  { appointment: uid, side, reason }: OnAppointment & { reason: string },
  [times]: States,
  known: Ending,
): Decision {
  const one = times.appointments.get(uid);
  const hindered = may('cancel', one, side, known);
  return hindered || !one
    ? (hindered ?? reject('platform.not_found'))
    : [[cancelled(uid, one, { by: side, reason })], [{ type: 'StudentTimeFreed', data: { appointment: uid } }]];
}

export const cancelled = (
  appointment: string,
  { student, starts_at }: Appointment,
  why: { by: Side; reason: string; absence?: string; next_free?: string | null },
): SpecialistEvent => ({
  type: 'AppointmentCancelled',
  data: { appointment, student, starts_at, absence: null, next_free: null, ...why },
});

const ends = { confirm: 'AppointmentConfirmed', complete: 'AppointmentHeld', no_show: 'AppointmentMissed' } as const;
const becomes: Record<keyof typeof ends, AppointmentState> = {
  confirm: 'confirmed',
  complete: 'held',
  no_show: 'missed',
};
/** Confirms an appointment, or says whether it was held; what is so already stays. */
export function mark(
  { appointment: uid, side, act }: OnAppointment & { act: keyof typeof ends },
  times: SpecialistTimes,
  known: Ending,
): Rejection | readonly SpecialistEvent[] {
  const one = times.appointments.get(uid);
  if (one?.state === becomes[act]) return [];
  const hindered = may(act, one, side, known);
  if (hindered || !one) return hindered ?? reject('platform.not_found');
  return [{ type: ends[act], data: { appointment: uid, student: one.student } }];
}

/** What stands in the way of an act, as a refusal. */
export function may(
  act: AppointmentAct,
  one: Appointment | undefined,
  side: Side,
  { rules, now }: Ending,
): Rejection | null {
  if (!one) return reject('platform.not_found');
  const found = bookingRefusal(act, one, side, rules, now);
  switch (found) {
    case null:
      return null;
    case 'not_yours':
      return reject('platform.not_yours');
    case 'not_now':
      return reject('platform.act_not_now', { state: stateNames[one.state] });
    case 'specialists.too_late':
      return reject(found, { hours: rules.cancel_until_hours });
    case 'specialists.not_begun':
      return reject(found, { starts_at: one.starts_at });
  }
}

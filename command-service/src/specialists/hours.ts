import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import {
  freeTimes,
  hoursClash,
  isCovered,
  overlapping,
  type Period,
  type WorkingHours,
} from '@portal/event-schemas/specialists/calendar.ts';
import type { SpecialistEvent, StudentTimesEvent } from '@portal/event-schemas/specialists/events.ts';
import { cancelled, type Known } from './booking.ts';
import { calendarOf, liveOf, periodOf, type SpecialistTimes } from './specialist-times.ts';

/** As many rows of hours, and absences to come, as a specialist may have. */
const most = 100;

type Now = Omit<Known, 'rules'>;

/** Sets hours of the week, new ones or others in their place. What is booked stays, and is marked where it lies outside. */
export function setHours(
  { uid, ...hours }: WorkingHours & { uid: string },
  times: SpecialistTimes,
  at: Now,
): Rejection | readonly SpecialistEvent[] {
  const late = (field: string) => reject('specialists.ends_before', {}, { [field]: 'specialists.ends_before' });
  if (hours.from >= hours.to) return late('to');
  if (hours.since && hours.until && hours.until < hours.since) return late('until');
  const others = [...times.hours].filter(([other]) => other !== uid).map(([, one]) => one);
  if (others.length >= most) return reject('specialists.too_many', { most });
  const clash = others.find(one => hoursClash(one, hours));
  if (clash) return reject('specialists.hours_overlap', { from: clash.from, to: clash.to }, { from: 'taken' });
  return [{ type: 'WorkingHoursSet', data: { uid, ...hours } }, ...movedOut(times, [...others, hours], at)];
}

export function removeHours(
  { uid }: { uid: string },
  times: SpecialistTimes,
  at: Now,
): Rejection | readonly SpecialistEvent[] {
  if (!times.hours.has(uid)) return reject('platform.not_found');
  const others = [...times.hours].filter(([other]) => other !== uid).map(([, one]) => one);
  return [{ type: 'WorkingHoursRemoved', data: { uid } }, ...movedOut(times, others, at)];
}

/** Appointments to come that lie outside of the hours now, or no longer do. */
const movedOut = (times: SpecialistTimes, hours: readonly WorkingHours[], { now, clock }: Now): SpecialistEvent[] =>
  liveOf(times).flatMap(([appointment, one]) => {
    const outside = !isCovered(hours, periodOf(one), clock);
    if (one.starts_at <= now || outside === one.outside) return [];
    const { student, starts_at } = one;
    return [{ type: 'AppointmentOutsideHours' as const, data: { appointment, student, starts_at, outside } }];
  });

/** Appointments that an absence would cancel: of these students the times are freed. */
export const inAbsence = (times: SpecialistTimes, absence: Period, now: string) =>
  liveOf(times).filter(([, one]) => one.starts_at > now && overlapping([absence], periodOf(one)));

/**
 * The specialist is away: what was booked for that time is cancelled. `students`: those whose times are written
 * along, one stream each; one who is missing among them has booked meanwhile.
 */
export function addAbsence(
  { uid, from, to, reason, students }: Period & { uid: string; reason: string; students: readonly string[] },
  times: SpecialistTimes,
  { rules, now, clock }: Known,
): Rejection | [readonly SpecialistEvent[], ...(readonly StudentTimesEvent[])[]] {
  if (from >= to) return reject('specialists.ends_before', {}, { to: 'specialists.ends_before' });
  if (to <= now) return reject('specialists.absence_over', {}, { to: 'specialists.absence_over' });
  if ([...times.absences.values()].filter(one => one.to > now).length >= most)
    return reject('specialists.too_many', { most });
  const hit = inAbsence(times, { from, to }, now);
  if (hit.some(([, { student }]) => !students.includes(student))) return reject('platform.record_stale');
  const calendar = calendarOf(times);
  const then = { ...calendar, absences: [...calendar.absences, { from, to }] };
  const next_free = freeTimes(then, rules, now, clock, { most: 1 })[0]?.from ?? null;
  const why = { by: 'specialist', reason: '', absence: uid, next_free } as const;
  return [
    [
      { type: 'AbsenceAdded', data: { uid, from, to, reason } },
      ...hit.map(([appointment, one]) => cancelled(appointment, one, why)),
    ],
    ...students.map(student =>
      hit
        .filter(([, one]) => one.student === student)
        .map(([appointment]) => ({ type: 'StudentTimeFreed' as const, data: { appointment } })),
    ),
  ];
}

import type { CardCourseKey } from '@portal/event-schemas/registration/commands.ts';
import type { SeatWatchEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { offeredIn } from '../course-offering/choice.ts';
import type { CourseOffering } from '../course-offering/course-offering.ts';
import { SeatLedger } from '../course-offering/seat-ledger.ts';
import { freeSeats } from './free-seats.ts';
import type { SeatWatch } from './seat-watch.ts';

/** The course is only looked at: nothing happens to it. */
export type WatchDecision = Rejection | readonly [readonly SeatWatchEvent[], readonly []];
type States = readonly [SeatWatch, CourseOffering];
const nothing: WatchDecision = [[], []];

/** A wish to be told of a free seat makes sense while there is none and the student neither has one nor waits for one. */
export function addSeatWatch(data: CardCourseKey, [watch, offering]: States, now: string): WatchDecision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  if (watch.offerings.has(data.offering)) return nothing;
  if (course.seats.has(data.student))
    return reject('registration.already_registered', { course: course.name, offering: data.offering });
  const ledger = new SeatLedger(course, now, 0);
  if (ledger.queued(data.student))
    return reject('registration.waiting_already', { course: course.name, place: ledger.place(data.student) });
  if (freeSeats(course, ledger, data.student) > 0) return reject('registration.seats_free', { course: course.name });
  const { student, study_period } = data;
  return [[{ type: 'SeatWatchAdded', data: { student, study_period, offering: data.offering } }], []];
}

/** Takes a wish back, or a line of which the student has been told off the list. */
export function removeSeatWatch(data: CardCourseKey, [watch, offering]: States): WatchDecision {
  if (watch.offerings.has(data.offering) || watch.told.has(data.offering)) return removed(data, 'withdrawn');
  return reject('registration.not_watching', { course: offering.status === 'offered' ? offering.name : null });
}

/** Something about the course's seats has changed: tells the student when one is free now, ends the wish of who has a seat. Once told is told. */
export function tellOfFreeSeat(data: CardCourseKey, [watch, offering]: States, now: string): WatchDecision {
  if (offering.status !== 'offered' || !(watch.offerings.has(data.offering) || watch.told.has(data.offering)))
    return nothing;
  if (offering.seats.has(data.student)) return removed(data, 'registered');
  const left = watch.offerings.has(data.offering)
    ? freeSeats(offering, new SeatLedger(offering, now, 0), data.student)
    : 0;
  const { student, study_period } = data;
  return left > 0
    ? [
        [{ type: 'FreeSeatTold', data: { student, study_period, offering: data.offering, name: offering.name, left } }],
        [],
      ]
    : nothing;
}

const removed = (
  { student, study_period, offering }: CardCourseKey,
  reason: 'withdrawn' | 'registered',
): WatchDecision => [[{ type: 'SeatWatchRemoved', data: { student, study_period, offering, reason } }], []];

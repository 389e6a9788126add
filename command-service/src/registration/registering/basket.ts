import type { CourseChoice, StudentOnCourse } from '@portal/event-schemas/registration/commands.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { chooseLessons, offeredIn } from '../course-offering/choice.ts';
import type { CourseOffering } from '../course-offering/course-offering.ts';
import { sameLessons, SeatLedger } from '../course-offering/seat-ledger.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import { ledgerOf, noSeat, situationOf, type Decision, type Moment } from './decisions.ts';
import { firstRefusal, registrationPolicies } from './policies.ts';

/**
 * Puts a course into the basket: the seats are held until the registration timer runs out. The same choice again gains no time;
 * other lessons of the course give the first ones back.
 */
export function addToBasket(data: CourseChoice, [card, offering]: readonly [StudyCard, CourseOffering], known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const chosen = chooseLessons(course, data.lessons);
  if (isRejection(chosen)) return chosen;
  if (!known.settings.use_timer) return reject('registration.basket_off');
  const refusal = firstRefusal(registrationPolicies, situationOf(data, card, course, chosen, data.audit, known, moment));
  if (refusal) return refusal;
  const ledger = ledgerOf(course, known, moment);
  const held = ledger.hold(data.student);
  if (held && held.audit === data.audit && sameLessons(held.lessons, data.lessons)) return [[], ledger.events];
  if (ledger.queued(data.student)) return reject('registration.waiting_already', { course: course.name, place: ledger.place(data.student) });
  const full = ledger.firstFull(data.lessons, data.student);
  if (full !== undefined) return noSeat(course, ledger, full);
  ledger.releaseHold(data.student, 'withdrawn');
  const until = new Date(Date.parse(moment.now) + known.settings.timer_time).toISOString();
  ledger.keep(data.student, { flux: chosen.flux, lessons: data.lessons, audit: data.audit }, until);
  ledger.settle();
  return [[], ledger.events];
}

type OnCourse = Rejection | readonly [readonly CourseOfferingEvent[]];

/** Takes a course out of the basket; the seats go to the first in line. */
export function removeFromBasket({ offering, student }: StudentOnCourse, [state]: readonly [CourseOffering], confirmationMinutes: number, now: string): OnCourse {
  const course = offeredIn(state, offering);
  if (isRejection(course)) return course;
  const ledger = new SeatLedger(course, now, confirmationMinutes);
  if (!course.holds.has(student)) return reject('registration.not_in_basket', { course: course.name });
  ledger.releaseHold(student, 'withdrawn');
  ledger.settle();
  return [ledger.events];
}

/** The alarm clock of holds: gives back all that has run out, nothing before its time. */
export function expireHold({ offering }: { offering: string }, [state]: readonly [CourseOffering], confirmationMinutes: number, now: string): OnCourse {
  const course = offeredIn(state, offering);
  return isRejection(course) ? course : [new SeatLedger(course, now, confirmationMinutes).events];
}

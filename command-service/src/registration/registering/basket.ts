import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import type { CardCourseKey, CourseChoice } from '@portal/event-schemas/registration/commands.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { chooseLessons, offeredIn } from '../course-offering/choice.ts';
import type { CourseOffering } from '../course-offering/course-offering.ts';
import { sameLessons, SeatLedger } from '../course-offering/seat-ledger.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import { heldOnCard, holdEnded, ledgerOf, noSeat, situationOf, type Decision, type Moment } from './decisions.ts';
import { registrationPolicies } from './policies.ts';

/**
 * Puts a course into the basket: the seats are held until the registration timer runs out. The same choice again gains no time, nor do
 * other lessons of the course, which give the first ones back. A hold that ended unused is not followed by another while others want the seat.
 */
export function addToBasket(
  data: CourseChoice,
  [card, offering]: readonly [StudyCard, CourseOffering],
  known: Known,
  moment: Moment,
): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const chosen = chooseLessons(course, data.lessons);
  if (isRejection(chosen)) return chosen;
  if (!known.settings.use_timer) return reject('registration.basket_off');
  const situation = situationOf(data, card, course, chosen, data.audit, known, moment);
  const refusal = firstRefusal(registrationPolicies, situation);
  if (refusal) return refusal;
  const ledger = ledgerOf(course, known, moment);
  const held = ledger.hold(data.student);
  if (held && held.audit === data.audit && sameLessons(held.lessons, data.lessons)) return [[], ledger.events];
  if (ledger.queued(data.student))
    return reject('registration.waiting_already', { course: course.name, place: ledger.place(data.student) });
  const full = ledger.firstFull(data.lessons, data.student);
  if (full !== undefined) return noSeat(course, ledger, full);
  const from = held ? null : pauseEnds(card, data.offering, known.settings.basket_pause_minutes, moment.now);
  if (from && data.lessons.some(lesson => ledger.free(lesson) <= 1 || ledger.waitingFor(lesson) > 0))
    return reject('registration.basket_pause', { course: course.name, from });
  ledger.releaseHold(data.student, 'withdrawn');
  const until = held?.until ?? new Date(Date.parse(moment.now) + known.settings.timer_time).toISOString();
  ledger.keep(data.student, { flux: chosen.flux, lessons: data.lessons, audit: data.audit }, until);
  ledger.settle();
  return [[heldOnCard(situation, until)], ledger.events];
}

/** Until when the student has to leave the seats of the course to others, after a hold that ran out or was given up; null: no longer, or there was none. */
function pauseEnds({ basket, given_up }: StudyCard, offering: string, minutes: number, now: string): string | null {
  const ended = given_up[offering] ?? basket[offering]?.until;
  const from = ended && new Date(Date.parse(ended) + minutes * 60_000).toISOString();
  return from && from > now ? from : null;
}

/** Takes a course out of the basket; the seats go to the first in line. */
export function removeFromBasket(
  data: CardCourseKey,
  [card, offering]: readonly [StudyCard, CourseOffering],
  known: Known,
  moment: Moment,
): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const ledger = ledgerOf(course, known, moment);
  const left = holdEnded(card, data.offering, moment.now, 'withdrawn');
  if (!course.holds.has(data.student) && left.length === 0)
    return reject('registration.not_in_basket', { course: course.name });
  ledger.releaseHold(data.student, 'withdrawn');
  ledger.settle();
  return [left, ledger.events];
}

type OnCourse = Rejection | readonly [readonly CourseOfferingEvent[]];

/** The alarm clock of holds: gives back all that has run out, nothing before its time. */
export function expireHold(
  { offering }: { offering: string },
  [state]: readonly [CourseOffering],
  confirmationMinutes: number,
  now: string,
): OnCourse {
  const course = offeredIn(state, offering);
  return isRejection(course) ? course : [new SeatLedger(course, now, confirmationMinutes).events];
}

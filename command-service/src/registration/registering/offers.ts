import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import type { CardCourseKey } from '@portal/event-schemas/registration/commands.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { chooseLessons, offeredIn } from '../course-offering/choice.ts';
import type { CourseOffering } from '../course-offering/course-offering.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import { addedToCard, holdEnded, ledgerOf, situationOf, unqueued, type Decision, type Moment } from './decisions.ts';
import { registrationPolicies } from './policies.ts';

type States = readonly [StudyCard, CourseOffering];

/**
 * Accepts an offered seat. All checks run again; one that fails, or an offer that has run out, passes the seat to the next in line: the events
 * say so (`OfferPassed` with the refusal's code and params), and the call answers with that refusal. What stands in the way in the basket alone is
 * the student's to take out: the offer stays.
 */
export function acceptOffer(data: CardCourseKey, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const waits = course.queue.get(data.student);
  const ledger = ledgerOf(course, known, moment);
  if (!waits) return reject('registration.not_in_waiting_list', { course: course.name });
  if (!ledger.queued(data.student)) return [unqueued(card, data.offering, 'passed'), ledger.events];
  if (!ledger.offered(data.student))
    return reject('registration.no_offer', { course: course.name, place: ledger.place(data.student) });

  const chosen = chooseLessons(course, waits.lessons);
  const onCard = (on: StudyCard) =>
    isRejection(chosen)
      ? chosen
      : firstRefusal(registrationPolicies, situationOf(data, on, course, chosen, waits.audit, known, moment));
  const refusal = onCard({ ...card, basket: {} });
  if (isRejection(chosen) || refusal) {
    const { code, params } = refusal!;
    ledger.pass(data.student, 'checks_failed', code, params);
    ledger.settle();
    return [unqueued(card, data.offering, 'passed'), ledger.events];
  }
  const basketInTheWay = onCard(card);
  if (basketInTheWay) return basketInTheWay;
  ledger.take(data.student, waits);
  ledger.settle();
  return [
    [
      ...unqueued(card, data.offering, 'registered'),
      addedToCard(situationOf(data, card, course, chosen, waits.audit, known, moment)),
    ],
    ledger.events,
  ];
}

export function declineOffer(data: CardCourseKey, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const ledger = ledgerOf(course, known, moment);
  if (!course.queue.has(data.student)) return reject('registration.not_in_waiting_list', { course: course.name });
  if (ledger.queued(data.student)) {
    if (!ledger.offered(data.student))
      return reject('registration.no_offer', { course: course.name, place: ledger.place(data.student) });
    ledger.pass(data.student, 'declined', null, {});
    ledger.settle();
  }
  return [unqueued(card, data.offering, 'passed'), ledger.events];
}

/**
 * The alarm clock of offers: passes on what has run out, nothing before its time, and takes the entry off the card of a student who has
 * left the waiting list, or the basket, by an event of the course alone (an offer that another decision found expired, a reset, a cancelled lesson).
 */
export function expireOffer(data: CardCourseKey, [card, offering]: States, known: Known, moment: Moment): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const ledger = ledgerOf(course, known, moment);
  const cancelled = card.queued[data.offering]?.lessons.some(lesson => course.access.get(lesson) === 'cancelled');
  const settled: StudyCardEvent[] = ledger.queued(data.student)
    ? []
    : unqueued(card, data.offering, cancelled ? 'lesson_cancelled' : 'passed');
  const left = ledger.hold(data.student) ? [] : holdEnded(card, data.offering, moment.now, 'lesson_cancelled');
  return [[...settled, ...left], ledger.events];
}

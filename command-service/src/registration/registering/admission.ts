import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import type { AdmitFromWaitingList } from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { chooseLessons, offeredIn } from '../course-offering/choice.ts';
import type { CourseOffering } from '../course-offering/course-offering.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';
import { addedToCard, ledgerOf, noSeat, situationOf, unqueued, type Decision, type Moment } from './decisions.ts';
import { registrationPolicies } from './policies.ts';

/**
 * The office registers a student who waits, out of turn and with a reason. The seats must be there: what an offer keeps for the student, what is
 * free, or with `add_seat` one seat more in each full lesson, made in the same append, so that capacity is never exceeded and nobody else gets it.
 * The course counts as the student's own choice: they asked for it, and may drop it.
 */
export function admitFromWaitingList(
  data: AdmitFromWaitingList,
  [card, offering]: readonly [StudyCard, CourseOffering],
  known: Known,
  moment: Moment,
): Decision {
  const course = offeredIn(offering, data.offering, data.study_period);
  if (isRejection(course)) return course;
  const ledger = ledgerOf(course, known, moment);
  const waits = ledger.queued(data.student);
  if (!waits) return reject('registration.not_in_waiting_list', { course: course.name });
  const chosen = chooseLessons(course, waits.lessons);
  if (isRejection(chosen)) return chosen;
  const situation = situationOf(data, card, course, chosen, waits.audit, known, moment);
  const refusal = firstRefusal(registrationPolicies, situation);
  if (refusal) return refusal;

  const full = ledger.fullOnes(waits.lessons, data.student);
  if (full[0] && !data.add_seat) return noSeat(course, ledger, full[0], 'registration.no_seat_to_admit');
  ledger.admit(data.student, data.reason);
  for (const lesson of full) ledger.addSeat(lesson);
  ledger.take(data.student, waits);
  ledger.settle();
  return [[...unqueued(card, data.offering, 'registered'), addedToCard(situation, 'student')], ledger.events];
}

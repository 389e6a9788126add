import { rejectionFor } from '@portal/event-schemas/registration/card-rules/acting.ts';
import type { MoveInWaitingList } from '@portal/event-schemas/registration/commands.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { offeredIn } from './choice.ts';
import type { CourseOffering } from './course-offering.ts';
import type { OfferingDecision, OfferingMoment } from './offering.ts';
import { SeatLedger } from './seat-ledger.ts';

/**
 * Puts a student at another place of the waiting list, with a reason; the others keep their order among themselves. No seat changes hands by it:
 * whoever could be served has an offer already, and an offer that is out stays with the one who has it.
 */
export function moveInWaitingList(
  { offering, student, to, reason }: MoveInWaitingList,
  state: CourseOffering,
  moment: OfferingMoment,
): OfferingDecision {
  const course = offeredIn(state, offering);
  if (isRejection(course)) return course;
  const ledger = new SeatLedger(course, moment.now, moment.minutes);
  if (!ledger.queued(student))
    return rejectionFor('registrar')(reject('registration.not_in_waiting_list', { course: course.name }));
  const place = Math.min(to, ledger.waiting);
  if (place !== ledger.place(student)) ledger.move(student, place, reason);
  return [ledger.events];
}

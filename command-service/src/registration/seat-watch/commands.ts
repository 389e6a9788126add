import type { CardCourseKey } from '@portal/event-schemas/registration/commands.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import { actingFor } from '../acting.ts';
import { courseOffering, type CourseOffering } from '../course-offering/course-offering.ts';
import { cardId } from '../study-card/study-card.ts';
import * as decisions from './decisions.ts';
import { seatWatch, type SeatWatch } from './seat-watch.ts';

type Decide = (
  data: CardCourseKey,
  states: readonly [SeatWatch, CourseOffering],
  now: string,
) => decisions.WatchDecision;

/** A command on a student's wishes that looks at the course; `by`: whose it is. */
function watching(type: string, decide: Decide, by: 'student' | 'registrar') {
  return defineCommand({
    type,
    aggregates: [seatWatch, courseOffering],
    ids: (data: CardCourseKey) => [cardId(data), data.offering],
    decide: (data: CardCourseKey, states, _facts, { actor, now }: DecisionContext) =>
      actingFor(actor, data.student, null) === by
        ? decide(data, states, now)
        : reject('registration.not_your_card', { student: data.student }),
  });
}

export const AddSeatWatch = watching('AddSeatWatch', decisions.addSeatWatch, 'student');
export const RemoveSeatWatch = watching('RemoveSeatWatch', decisions.removeSeatWatch, 'student');
export const TellOfFreeSeat = watching('TellOfFreeSeat', decisions.tellOfFreeSeat, 'registrar');

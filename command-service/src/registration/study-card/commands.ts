import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { actingFor, personOf } from '../acting.ts';
import { offeringFact } from '../facts.ts';
import { readRegistrationFacts, type Known } from '../known.ts';
import * as review from './review.ts';
import { sendToAdvisor } from './send.ts';
import { cardId, studyCard, type StudyCard } from './study-card.ts';

type Teachers = Record<string, Record<string, string | null>>;
/** Null: nobody gives the lesson any more, whoever gave it when it was chosen. What the card holds counts only for a course that was not looked up. */
const teacherIn =
  (teachers: Teachers) =>
  (offering: string, { uid, teacher }: { uid: string; teacher: string | null }): string | null => {
    const today = teachers[offering]?.[uid];
    return today === undefined ? teacher : today;
  };
interface ReviewFacts extends Known {
  teachers: Teachers;
  /** Lessons that don't take place. */
  cancelled: readonly string[];
}
const cancelledIn = (offerings: readonly string[], get: GetFact): string[] =>
  offerings.flatMap(uid => get(offeringFact, uid)?.cancelled ?? []);

/** A command on one card by the student's advisor or the office. */
function reviewing<D extends Data.CardKey>(
  type: string,
  decide: (data: D, card: StudyCard, by: review.Reviewing, seen: ReviewFacts) => review.CardDecision,
) {
  return defineCommand({
    type,
    aggregates: [studyCard],
    ids: (data: D) => [cardId(data)],
    facts: (data: D, get: GetFact): ReviewFacts => {
      const offerings = (data as { offerings?: string[] }).offerings ?? [];
      return {
        ...readRegistrationFacts(data, get),
        teachers: Object.fromEntries(offerings.map(uid => [uid, get(offeringFact, uid)?.teachers ?? {}])),
        cancelled: cancelledIn(offerings, get),
      };
    },
    decide: (data: D, [card], seen: ReviewFacts, { actor }: DecisionContext) => {
      const acting = actingFor(actor, data.student, seen.student?.advisor ?? null);
      if (acting === null || acting === 'student')
        return reject('advising.not_your_student', { student: data.student });
      if (!seen.student) return reject('registration.student_not_found', { student: data.student });
      return decide(data, card, { acting, person: personOf(actor) }, seen);
    },
  });
}

export const StartReview = reviewing<Data.StartReview>('StartReview', review.startReview);
export const ApproveCard = reviewing<Data.ApproveCard>('ApproveCard', (data, card, by, seen) =>
  review.approveCard(data, card, { teacherToday: teacherIn(seen.teachers), cancelled: seen.cancelled }, seen, by),
);
export const RejectCard = reviewing<Data.RejectCard>('RejectCard', review.rejectCard);
export const SetCardStatus = reviewing<Data.SetCardStatus>('SetCardStatus', review.setCardStatus);
export const SetPersonalCreditLimit = reviewing<Data.SetPersonalCreditLimit>(
  'SetPersonalCreditLimit',
  review.setPersonalCreditLimit,
);

export const SendToAdvisor = defineCommand({
  type: 'SendToAdvisor',
  aggregates: [studyCard],
  ids: (data: Data.SendCard) => [cardId(data)],
  facts: (data: Data.SendCard, get: GetFact) => ({
    ...readRegistrationFacts(data, get),
    cancelled: cancelledIn(data.offerings, get),
  }),
  decide: (data: Data.SendCard, [card], known, { actor, now }) =>
    actingFor(actor, data.student, null) === 'student'
      ? sendToAdvisor(data, card, known, now)
      : reject('registration.not_your_card', { student: data.student }),
});

import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import { sendPolicies, statusSent, type Sending } from '@portal/event-schemas/registration/card-rules/sending.ts';
import type { SendCard } from '@portal/event-schemas/registration/commands.ts';
import type { Known } from '../known.ts';
import { creditLimit } from '../registering/credit-limit.ts';
import { runningFor } from '../registering/periods.ts';
import type { StudyCard } from './study-card.ts';
import type { CardDecision } from './review.ts';

/** The student sends the card to the advisor. `cancelled`: lessons of the card's courses that don't take place. */
export function sendToAdvisor(
  data: SendCard,
  card: StudyCard,
  known: Known & { cancelled: readonly string[] },
  now: string,
): CardDecision {
  const sending: Sending = {
    acting: 'student',
    student: data.student,
    card,
    known,
    min: creditLimit(known, card, data.study_period).min,
    ...runningFor(known, data.study_period, now),
  };
  const refusal = firstRefusal(sendPolicies, sending);
  return (
    refusal ?? [
      [
        {
          type: 'CardSentToAdvisor',
          data: { status: statusSent(sending)!, credits: card.credits, audit_credits: card.audit_credits },
        },
      ],
    ]
  );
}

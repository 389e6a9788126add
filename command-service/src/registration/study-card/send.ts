import type { SendCard } from '@portal/event-schemas/registration/commands.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { Known } from '../known.ts';
import { creditLimit } from '../registering/credit-limit.ts';
import { periodCurrent, studentAccess } from '../registering/eligibility.ts';
import { kindNow, periodNow } from '../registering/periods.ts';
import type { StudyCard } from './study-card.ts';
import { cancelledOn, type CardDecision } from './review.ts';
import { nextStatus } from './status-table.ts';

/** `cancelled`: lessons of the card's courses that don't take place. */
type SendingFacts = Known & { cancelled: readonly string[] };
interface Sending {
  data: SendCard;
  card: StudyCard;
  known: SendingFacts;
  now: string;
}
const period = ({ known, data, now }: Sending) => periodNow(known, data.study_period, now);
const next = (sending: Sending) => nextStatus(sending.card.status, 'send', 'student', kindNow(period(sending)));

/** What sending a card checks, in this order. */
export const sendPolicies: readonly { name: string; rule: (sending: Sending) => Rejection | null }[] = [
  { name: 'period current for this student', rule: sending => periodCurrent({ known: sending.known, period: period(sending), student: sending.data.student }) },
  { name: 'access of the student', rule: studentAccess },
  {
    name: 'not on a waiting list', rule: ({ card }) => {
      const waiting = Object.values(card.queued)[0];
      return waiting ? reject('registration.card_on_waiting_list', { course: waiting.name, offering: waiting.offering }) : null;
    },
  },
  {
    name: 'no cancelled lesson', rule: ({ card, known: { cancelled } }) => {
      const gone = cancelledOn(card, cancelled);
      return gone ? reject('registration.card_lesson_cancelled', { course: gone.name, offering: gone.offering }) : null;
    },
  },
  { name: 'has courses', rule: ({ card }) => (Object.keys(card.courses).length ? null : reject('registration.card_empty')) },
  {
    name: 'status allows sending', rule: sending => (next(sending) ? null
      : reject('registration.status_not_sendable', { status: cardStatusNames[sending.card.status], status_code: sending.card.status })),
  },
  {
    name: 'minimum of credits', rule: ({ card, known, data }) => {
      const { min } = creditLimit(known, card, data.study_period);
      return card.credits < min ? reject('registration.credit_minimum_not_reached', { current: card.credits, min }) : null;
    },
  },
  {
    name: 'corequisites on the card', rule: ({ card, known: { settings, standing } }) => {
      if (settings.corequisites !== 'require') return null;
      const has = new Set([...Object.values(card.courses).map(one => one.discipline), ...standing.results.filter(result => result.completed).map(result => result.discipline)]);
      for (const course of Object.values(card.courses)) {
        const missing = standing.permissions[course.offering]?.waives.includes('corequisites') ? undefined : course.corequisites?.find(({ discipline }) => !has.has(discipline));
        if (missing) return reject('registration.card_corequisite_missing', { course: course.name, required: missing.name, discipline: missing.discipline });
      }
      return null;
    },
  },
  { name: 'has an advisor', rule: ({ known }) => (known.student?.advisor ? null : reject('registration.no_advisor')) },
];

/** The student sends the card to the advisor. */
export function sendToAdvisor(data: SendCard, card: StudyCard, known: SendingFacts, now: string): CardDecision {
  const sending: Sending = { data, card, known, now };
  for (const { rule } of sendPolicies) {
    const refusal = rule(sending);
    if (refusal) return refusal;
  }
  return [[{ type: 'CardSentToAdvisor', data: { status: next(sending)!, credits: card.credits, audit_credits: card.audit_credits } }]];
}

import { cardStatuses } from '../codes.ts';
import type { CardStatus, RegistrationKind } from '../values.ts';
import type { Acting } from './acting.ts';

/** What is done with a card. `edit`: a course is added, dropped or its lessons changed. */
export const cardActs = ['edit', 'send', 'start_review', 'approve', 'reject', 'set_status'] as const;
export type CardAct = (typeof cardActs)[number];

export interface Transition {
  from: readonly CardStatus[];
  by: readonly Acting[];
  act: CardAct;
  /** `same`: the status stays. `given`: the one that the command names. */
  to: CardStatus | 'same' | 'given';
  /** Kinds of registration period in which it holds; absent = always. */
  kinds?: readonly RegistrationKind[];
}

/**
 * The whole life of a study card; what stands in no row is refused. The office (registrar) reviews in the advisor's place, and may
 * edit whatever the status.
 */
export const transitions: readonly Transition[] = [
  { from: ['NOT_STARTED'], by: ['student'], act: 'edit', to: 'CHOOSING' },
  { from: ['CHOOSING', 'CHANGED', 'CHECKING'], by: ['student'], act: 'edit', to: 'same' },
  { from: ['REJECTED'], by: ['student'], act: 'edit', to: 'CHANGED' },
  { from: ['CONFIRMED'], by: ['student'], act: 'edit', to: 'CHANGED', kinds: ['add_drop'] },
  { from: ['CHOOSING'], by: ['student'], act: 'send', to: 'CHOSEN' },
  { from: ['CHANGED'], by: ['student'], act: 'send', to: 'CHANGED_AFTER' },
  { from: ['CHECKING'], by: ['student'], act: 'send', to: 'CHECKING_AFTER' },
  {
    from: ['NOT_STARTED', 'CHOOSING', 'CHANGED', 'REJECTED'],
    by: ['advisor', 'registrar'],
    act: 'start_review',
    to: 'CHECKING',
  },
  { from: ['CHOSEN', 'CHANGED_AFTER'], by: ['advisor', 'registrar'], act: 'start_review', to: 'CHECKING_AFTER' },
  { from: ['CHECKING_AFTER'], by: ['advisor'], act: 'edit', to: 'same' },
  { from: ['CHECKING_AFTER'], by: ['advisor', 'registrar'], act: 'approve', to: 'CONFIRMED' },
  { from: ['CHECKING', 'CHECKING_AFTER'], by: ['advisor', 'registrar'], act: 'reject', to: 'REJECTED' },
  { from: ['NOT_STARTED'], by: ['registrar'], act: 'edit', to: 'CHOOSING' },
  { from: cardStatuses.filter(status => status !== 'NOT_STARTED'), by: ['registrar'], act: 'edit', to: 'same' },
  { from: cardStatuses, by: ['registrar'], act: 'set_status', to: 'given' },
];

/** The student has sent the card and cannot change it any more: a review that begins takes nothing from anybody. */
export const isSent = (status: CardStatus): boolean => status === 'CHOSEN' || status === 'CHANGED_AFTER';

/** Where the act leads from this status; null = not allowed. `kind`: the registration period that runs for the student. */
export function nextStatus(
  from: CardStatus,
  act: CardAct,
  by: Acting,
  kind: RegistrationKind,
  given: CardStatus = from,
): CardStatus | null {
  const row = transitions.find(
    one => one.act === act && one.from.includes(from) && one.by.includes(by) && (one.kinds?.includes(kind) ?? true),
  );
  if (!row) return null;
  return row.to === 'same' ? from : row.to === 'given' ? given : row.to;
}

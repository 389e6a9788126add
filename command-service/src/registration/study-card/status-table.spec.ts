import { cardStatuses, registrationKinds } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus, RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import { describe, expect, test } from 'vitest';
import type { Acting } from '../acting.ts';
import { cardActs, nextStatus, type CardAct } from '@portal/event-schemas/registration/card-rules/status-table.ts';

/** The rules of the card's life as the registration rules state them, written a second time as conditions rather than as a table. */
function asTheRulesSay(from: CardStatus, act: CardAct, by: Acting, kind: RegistrationKind): CardStatus | null {
  const isOffice = by === 'registrar';
  const reviews = isOffice || by === 'advisor';
  if (act === 'set_status') return isOffice ? 'CHOSEN' : null;
  if (act === 'start_review' && reviews) {
    if (['NOT_STARTED', 'CHOOSING', 'CHANGED', 'REJECTED'].includes(from)) return 'CHECKING';
    return from === 'CHOSEN' || from === 'CHANGED_AFTER' ? 'CHECKING_AFTER' : null;
  }
  if (act === 'approve' && reviews) return from === 'CHECKING_AFTER' ? 'CONFIRMED' : null;
  if (act === 'reject' && reviews) return from === 'CHECKING' || from === 'CHECKING_AFTER' ? 'REJECTED' : null;
  if (act === 'send' && by === 'student')
    return (
      (
        { CHOOSING: 'CHOSEN', CHANGED: 'CHANGED_AFTER', CHECKING: 'CHECKING_AFTER' } as Partial<
          Record<CardStatus, CardStatus>
        >
      )[from] ?? null
    );
  if (act !== 'edit') return null;
  if (isOffice) return from === 'NOT_STARTED' ? 'CHOOSING' : from;
  if (by === 'advisor') return from === 'CHECKING_AFTER' ? from : null;
  const locked =
    kind === 'add_drop'
      ? ['CHANGED_AFTER', 'CHECKING_AFTER', 'CHOSEN']
      : ['CONFIRMED', 'CHANGED_AFTER', 'CHECKING_AFTER', 'CHOSEN'];
  if (locked.includes(from)) return null;
  if (from === 'NOT_STARTED') return 'CHOOSING';
  return from === 'REJECTED' || from === 'CONFIRMED' ? 'CHANGED' : from;
}

const every = cardStatuses.flatMap(from =>
  cardActs.flatMap(act => (['student', 'advisor', 'registrar'] as const).map(by => ({ from, act, by }))),
);
describe.each(registrationKinds)('in the %s period', kind => {
  test.each(every)('$from: $by does $act', ({ from, act, by }) => {
    expect(nextStatus(from, act, by, kind, 'CHOSEN')).toBe(asTheRulesSay(from, act, by, kind));
  });
});

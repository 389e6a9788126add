import { waitingWords } from '@portal/event-schemas/registration/waiting-words.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { waitingRows, type Waiting, type WaitingInput, type WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { registrationFor, type Registration } from './registration.ts';

/** The reader's registration while its period runs; null: there is nothing to do about it. */
async function running(input: WaitingInput): Promise<Registration | null> {
  try {
    const registration = await registrationFor(input, {});
    return ['current', 'super'].includes(registration.period.status) && registration.student.study_plan
      ? registration
      : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
const endOf = ({ super_until, registration_period }: Registration): string | null =>
  super_until ?? registration_period?.end_date ?? null;

const card =
  (statuses: readonly string[], since: (registration: Registration) => string | null): WaitingKind['find'] =>
  async (input): Promise<Waiting | null> => {
    const registration = await running(input);
    if (!registration || !statuses.includes(registration.card.status)) return null;
    return { count: 1, since: since(registration), due: endOf(registration), first: null };
  };

export const waiting: readonly WaitingKind[] = [
  {
    id: 'registration.offers',
    ...waitingWords.offers,
    roles: ['student'],
    screen: 'online-registration',
    find: waitingRows(
      ({ actor, now, bind }) => `
        SELECT p.queued_at AS since, p.offer_until AS due, NULL::jsonb AS first
        FROM registration.places p WHERE p.student = ${bind(actor.id)} AND p.offer_until > ${bind(now)}::timestamptz`,
    ),
  },
  {
    id: 'registration.card_returned',
    ...waitingWords.card_returned,
    roles: ['student'],
    screen: 'online-registration',
    find: card(['REJECTED'], registration => registration.card.comment_at),
  },
  {
    id: 'registration.card_to_send',
    ...waitingWords.card_to_send,
    roles: ['student'],
    screen: 'online-registration',
    find: card(['NOT_STARTED', 'CHOOSING', 'CHANGED', 'CHANGED_AFTER'], registration =>
      registration.card.status === 'NOT_STARTED'
        ? (registration.registration_period?.start_date ?? null)
        : registration.card.changed_at,
    ),
  },
];

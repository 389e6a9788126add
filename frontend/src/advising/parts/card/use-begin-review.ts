import { useEffect, useRef } from 'react';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { isSent } from '@portal/event-schemas/registration/card-rules/status-table.ts';
import { useSession } from '../../../app/portal.ts';
import { useSend } from '../../../http/use-send.ts';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import type { Origin } from './origin.ts';

/**
 * Opening a card that was sent begins its review: for its advisor always, for the office when it comes from the queue and not only to look. A card that
 * its student still works on is never taken in passing; who comes second begins nothing.
 */
export function useBeginReview(card: CardDetail, origin: Origin | null): void {
  const session = useSession();
  const readOnly = useReadOnlyReason();
  const begun = useRef('');
  const start = useSend('POST /organizations/status_info/', { onRefusal: () => undefined });
  const office = session.is_office || session.is_org_admin;
  const begins =
    !readOnly &&
    isSent(card.status_info.status) &&
    card.actions.some(({ action, allowed }) => action === 'start_review' && allowed) &&
    (!office || origin?.from === 'advisor-review');
  const { mutate } = start;
  const sending = `${card.uid} ${card.status_info.sent_at}`;
  useEffect(() => {
    if (!begins || begun.current === sending) return;
    begun.current = sending;
    mutate({ query: { uid: card.uid, opening: 'true' } });
  }, [begins, sending, card.uid, mutate]);
}

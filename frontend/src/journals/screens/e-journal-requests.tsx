import { entities } from '@portal/event-schemas/journals/entities.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useJournalText } from '../text.ts';

/** e-journal/requests: weeks that a teacher has asked to have opened, what was decided, and requests that can be withdrawn. */
export default function EJournalRequests() {
  const t = useJournalText();
  return (
    <EntityList
      entity={entities.reopening_request}
      storeKey="journals/own-requests"
      lead={t('requests_lead')}
      counts={['asked', 'granted', 'refused', 'withdrawn']}
      columns={['journal', 'week', 'reason', 'asked_at', 'state', 'days', 'comment']}
    />
  );
}

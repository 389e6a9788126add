import { club } from '@portal/event-schemas/clubs/entities.ts';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useClubText } from '../text.ts';

/** stud-clubs/reg-requests: requests to found a club, decided one by one or many at once. */
export default function StudClubRequests() {
  const t = useClubText();
  const link = useLink();
  return (
    <EntityList
      entity={club}
      columns={['name', 'type', 'founder', 'created_at', 'state']}
      to={({ uid }) => link('stud-club', {}, { uid })}
      lead={t('requests_lead')}
      adds={false}
      counts={['sent', 'rework', 'approved', 'rejected', 'closed']}
      storeKey="clubs.requests"
      startFilter={{ state: 'sent' }}
      many
    />
  );
}

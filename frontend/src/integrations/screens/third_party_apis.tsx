import { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useLastCalls } from '../parts/use-last-calls.ts';
import { useApiText } from '../text.ts';

/** third_party_apis: programs that call the portal, and systems that it tells of events. */
export default function ThirdPartyApis() {
  const t = useApiText();
  const link = useLink();
  const lastCall = useLastCalls();
  return (
    <EntityList
      entity={thirdPartyApi}
      columns={[
        'name',
        'direction',
        { field: 'address', optional: true },
        { field: 'scopes', label: t('last_use'), render: ({ uid }) => lastCall(uid) },
        'key_made_at',
        { field: 'expires_on', optional: true },
        'state',
      ]}
      to={({ uid }) => link('third_party_api', { uid })}
      counts={['enabled', 'failing', 'disabled']}
    />
  );
}

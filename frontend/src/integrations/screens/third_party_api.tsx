import { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ActButtons } from '../../entity/act-button.tsx';
import { LifeHistory, StateChip } from '../../entity/life-parts.tsx';
import { useRecord } from '../../entity/use-record.ts';
import { useShown } from '../../entity/values.tsx';
import { useEntityWords, useKitText } from '../../entity/words.ts';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ApiFacts } from '../parts/api-facts.tsx';
import { KeyCalls } from '../parts/key-calls.tsx';
import { KeyPanel } from '../parts/key-panel.tsx';
import { Deliveries } from '../parts/deliveries.tsx';
import { CheckButton } from '../parts/check-button.tsx';
import { useApiText } from '../text.ts';

const EntityForm = lazy(() => import('../../entity/form.tsx').then(file => ({ default: file.EntityForm })));

/** third_party_apis/:uid: one connection, its key, and what was called or sent. */
export default function ThirdPartyApi() {
  const { uid = '' } = useParams();
  const found = useRecord(thirdPartyApi, uid);
  return found.data ? <ApiPage api={found.data} /> : <PageCallState call={found} />;
}

function ApiPage({ api }: { api: Row<typeof thirdPartyApi> }) {
  const t = useApiText();
  const kit = useKitText();
  const words = useEntityWords(thirdPartyApi);
  const { show, titleOf } = useShown(thirdPartyApi);
  const [changing, setChanging] = useState(false);
  const isOutgoing = api.direction === 'outgoing';
  return (
    <>
      <PageHeader
        title={titleOf(api)}
        status={<StateChip entity={thirdPartyApi} row={api} />}
        note={show('direction', api)}
        actions={
          <>
            <ActButtons entity={thirdPartyApi} row={api} />
            {isOutgoing && <CheckButton api={api} />}
            <OfficeActButton variant="outlined" onClick={() => setChanging(true)}>
              {t('change')}
            </OfficeActButton>
          </>
        }
      />
      {api.comment && <Note tone="warn">{`${words.fields['comment']}: ${api.comment}`}</Note>}
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
        <KeyPanel api={api} />
        <ApiFacts api={api} />
        {isOutgoing ? <Deliveries api={api} /> : <KeyCalls api={api.uid} />}
        <Panel title={kit('history')}>
          <LifeHistory entity={thirdPartyApi} row={api} />
        </Panel>
      </div>
      {changing && (
        <Suspense fallback={null}>
          <EntityForm entity={thirdPartyApi} row={api} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

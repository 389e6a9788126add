import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useApiText } from '../text.ts';
import { NewKeyDialog, ShownKey } from './dialogs.ts';

/** The key of a connection, or the secret with which its messages are signed: how old it is, a new one, the end of the one before. */
export function KeyPanel({ api }: { api: Row<typeof thirdPartyApi> }) {
  const t = useApiText();
  const format = useFormat();
  const [making, setMaking] = useState(false);
  const [voiding, setVoiding] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const make = useSend('POST /third_party_apis/{uid}/rotate/', { onDone: made => setKey(made.key) });
  const voidOld = useSend('POST /third_party_apis/{uid}/void_old_key/', {
    done: t('voided'),
    onDone: () => setVoiding(false),
  });
  const params = { uid: api.uid };
  return (
    <Panel title={t(api.direction === 'outgoing' ? 'secret' : 'key')}>
      {api.key === null ? (
        <p>{t('no_key')}</p>
      ) : (
        <p className="num">{t('made', { time: format.shortDateTime(api.key_made_at!) })}</p>
      )}
      {api.old_key_until !== null && (
        <p className="num">{t('old', { time: format.shortDateTime(api.old_key_until) })}</p>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <OfficeActButton
          variant={api.key === null ? 'contained' : 'outlined'}
          disabled={make.isPending}
          onClick={() =>
            api.key === null ? void make.mutateAsync({ params, body: {} }).catch(() => {}) : setMaking(true)
          }
        >
          {t(api.key === null ? 'make' : 'rotate')}
        </OfficeActButton>
        {api.old_key !== null && (
          <OfficeActButton color="error" onClick={() => setVoiding(true)}>
            {t('void_old')}
          </OfficeActButton>
        )}
      </div>
      {making && <NewKeyDialog uid={api.uid} onMade={setKey} onClose={() => setMaking(false)} />}
      {key !== null && <ShownKey text={key} onClose={() => setKey(null)} />}
      <ConfirmDialog
        open={voiding}
        title={t('void_old')}
        confirm={t('void_old')}
        destructive
        busy={voidOld.isPending}
        onConfirm={() => void voidOld.mutateAsync({ params }).catch(() => {})}
        onClose={() => setVoiding(false)}
      >
        {t('void_text')}
      </ConfirmDialog>
    </Panel>
  );
}

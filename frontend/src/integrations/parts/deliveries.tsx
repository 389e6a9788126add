import type { delivery } from '@portal/event-schemas/integrations/calls.ts';
import type { thirdPartyApi } from '@portal/event-schemas/integrations/entities.ts';
import { deliveryStates } from '@portal/event-schemas/integrations/values.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import { useApiText } from '../text.ts';
import { ReplayDialog } from './dialogs.ts';

type Delivery = z.infer<typeof delivery>;
const tones: Readonly<Record<Delivery['state'], Tone>> = { waiting: 'info', delivered: 'ok', given_up: 'bad' };

/** Messages of a connection with what became of them; a row opens what was sent and what was answered. */
export function Deliveries({ api }: { api: Row<typeof thirdPartyApi> }) {
  const t = useApiText();
  const format = useFormat();
  const [replaying, setReplaying] = useState(false);
  return (
    <>
      <OfficeTable<Delivery>
        resource="third_party_apis/deliveries"
        storeKey="integrations.deliveries"
        sort={{ field: 'position', order: 'DESC' }}
        permanentFilter={{ api: api.uid }}
        searchLabel={t('search_messages')}
        name={row => row.type}
        exportable
        emptyTitle={t('no_messages')}
        header={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center' }}>
            <h2 style={{ flex: 1 }}>{t('messages')}</h2>
            {api.state !== 'disabled' && (
              <OfficeActButton variant="outlined" onClick={() => setReplaying(true)}>
                {t('replay')}
              </OfficeActButton>
            )}
          </div>
        }
        filters={[
          {
            source: 'state',
            label: t('column.state'),
            kind: 'choice',
            several: true,
            choices: deliveryStates.map(value => ({ value, label: t(`state.${value}`) })),
          },
          { source: 'occurred_at', label: t('column.at'), kind: 'range', type: 'moment', rare: true },
        ]}
        columns={[
          { source: 'type', label: t('column.type') },
          { source: 'occurred_at', label: t('column.at'), render: row => format.shortDateTime(row.occurred_at) },
          {
            source: 'state',
            label: t('column.state'),
            render: row => <StatusChip tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusChip>,
          },
          { source: 'attempts', label: t('column.attempts'), numeric: true },
          {
            source: 'status',
            label: t('column.status'),
            render: row => (row.attempts === 0 ? '–' : (row.status ?? t('no_answer'))),
          },
          {
            source: 'tried_at',
            label: t('column.tried'),
            optional: true,
            render: row => (row.tried_at ? format.shortDateTime(row.tried_at) : '–'),
          },
        ]}
        renderExpanded={row => <Sent row={row} />}
      />
      {replaying && <ReplayDialog uid={api.uid} onClose={() => setReplaying(false)} />}
    </>
  );
}

/** What was sent, as it was signed, and how the answer begins. */
function Sent({ row }: { row: Delivery }) {
  const t = useApiText();
  const format = useFormat();
  const told = row.error ?? row.answer;
  return (
    <div style={{ padding: 'var(--s3)', display: 'grid', gap: 'var(--s2)' }}>
      {row.state === 'waiting' && row.next_at && (
        <p className="num">{t('next', { time: format.shortDateTime(row.next_at) })}</p>
      )}
      <Text label={t('body')} text={row.body} />
      {told && <Text label={t('answer')} text={told} />}
    </div>
  );
}
function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <div className="mut">{label}</div>
      <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </div>
  );
}

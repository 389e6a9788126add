import type { OpeningRow } from '@portal/event-schemas/journals/views.ts';
import { useState } from 'react';
import { DayField } from '../../forms/day-field.tsx';
import { toField } from '../../forms/moments.ts';
import { ReasonField } from '../../forms/reason-field.tsx';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { useOpeningsText } from '../text.ts';
import { endOfDay } from './opening-dialog.tsx';

/** Until when a reopening lasts and why, changed as long as it does. */
export function OpeningChange({ row, onClose }: { row: OpeningRow; onClose: () => void }) {
  const t = useOpeningsText();
  const [until, setUntil] = useState(toField(row.until).slice(0, 10));
  const [reason, setReason] = useState(row.reason);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useSend('PUT /block_unblock_ej/edit/{uid}/', {
    done: t('done_change'),
    onDone: onClose,
    onRefusal: ({ message }) => setRefusal(message),
  });
  return (
    <ConfirmDialog
      open
      title={t('change')}
      confirm={t('save')}
      busy={save.isPending}
      disabled={until === '' || reason.trim() === ''}
      onConfirm={() => save.mutate({ params: { uid: row.uid }, body: { until: endOfDay(until), reason } })}
      onClose={onClose}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
        <DayField label={t('last_day')} value={until} onChange={setUntil} />
        <ReasonField label={t('reason')} value={reason} onChange={setReason} />
        {refusal && <Note tone="bad">{refusal}</Note>}
      </div>
    </ConfirmDialog>
  );
}

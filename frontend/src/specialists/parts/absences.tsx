import type { AbsenceRow } from '@portal/event-schemas/specialists/views.ts';
import { useState } from 'react';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { MomentInput } from '../../forms/dated-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useSpecialistText } from '../text.ts';
import { useLiveTimes, type OfSpecialist } from './times.ts';

/** When a specialist is away; what is booked for that time is cancelled. `specialist`: whom the office plans for. */
export function Absences({ specialist }: OfSpecialist) {
  const t = useSpecialistText();
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const found = useCall('GET /specialists/absences/', { query: { specialist } }, useLiveTimes(specialist));
  const remove = useSend('DELETE /specialists/absences/{uid}/', { done: t('removed') });
  if (!found.isSuccess) return <CallState call={found} lines={4} />;
  const shown = ({ from, to }: AbsenceRow) => `${format.shortDateTime(from)} – ${format.shortDateTime(to)}`;
  return (
    <Panel
      title={t('tab.absences')}
      actions={
        <OfficeActButton variant="contained" onClick={() => setAdding(true)}>
          {t('add_absence')}
        </OfficeActButton>
      }
    >
      {found.data.length === 0 && <EmptyState title={t('no_absences')}>{t('no_absences_hint')}</EmptyState>}
      <ul style={{ display: 'grid', gap: 8 }}>
        {found.data.map(row => (
          <li key={row.uid} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
            <span className="num">{shown(row)}</span>
            <span className="mut">{row.reason}</span>
            <RowButtons
              name={shown(row)}
              buttons={[
                {
                  label: t('remove'),
                  bad: true,
                  onClick: () => remove.mutate({ params: { uid: row.uid }, query: { specialist } }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {adding && <AbsenceDialog specialist={specialist} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function AbsenceDialog({ specialist, onClose }: OfSpecialist & { onClose: () => void }) {
  const t = useSpecialistText();
  const form = useSchemaForm<{ from: string; to: string; reason: string }>({
    schema: () => import('@portal/event-schemas/specialists/values.ts').then(({ absence }) => absence as never),
    defaultValues: { from: '', to: '', reason: '' },
  });
  const add = useSend('POST /specialists/absences/', {
    done: t('saved'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('add_absence')}
      form={form}
      onSubmit={body => add.mutateAsync({ query: { specialist }, body })}
      submit={t('save')}
      busy={add.isPending}
      onClose={onClose}
    >
      <MomentInput name="from" label={t('from')} />
      <MomentInput name="to" label={t('to')} />
      <TextInput
        name="reason"
        label={t('absence_reason')}
        hint={t(specialist ? 'absence_hint_office' : 'absence_hint')}
        maxLength={200}
      />
    </FormDialog>
  );
}

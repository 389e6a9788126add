import Box from '@mui/material/Box';
import type { HoursRow } from '@portal/event-schemas/specialists/views.ts';
import { useState } from 'react';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { useSpecialistText } from '../text.ts';
import { HoursList, useWeekdays } from './hours-list.tsx';
import { useLiveTimes, type OfSpecialist } from './times.ts';

/** A specialist's week: rows of hours, with breaks between them. `specialist`: whom the office plans for. */
export function Hours({ specialist }: OfSpecialist) {
  const t = useSpecialistText();
  const [asked, setAsked] = useState<HoursRow | 'new' | null>(null);
  const found = useCall('GET /specialists/working_hours/', { query: { specialist } }, useLiveTimes(specialist));
  const remove = useSend('DELETE /specialists/working_hours/{uid}/', { done: t('removed') });
  if (!found.isSuccess) return <CallState call={found} lines={6} />;
  return (
    <Panel
      title={t('tab.hours')}
      actions={
        <OfficeActButton variant="contained" onClick={() => setAsked('new')}>
          {t('add_hours')}
        </OfficeActButton>
      }
    >
      <HoursList
        hours={found.data}
        renderButtons={(row, name) => (
          <RowButtons
            name={name}
            buttons={[
              { label: t('change'), onClick: () => setAsked(row) },
              {
                label: t('remove'),
                bad: true,
                onClick: () => remove.mutate({ params: { uid: row.uid }, query: { specialist } }),
              },
            ]}
          />
        )}
      />
      {asked && (
        <HoursDialog specialist={specialist} row={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
}

type Typed = Omit<HoursRow, 'uid'>;
function HoursDialog({ specialist, row, onClose }: OfSpecialist & { row: HoursRow | null; onClose: () => void }) {
  const t = useSpecialistText();
  const weekdays = useWeekdays();
  const form = useSchemaForm<Typed>({
    schema: () => import('@portal/event-schemas/specialists/values.ts').then(({ typedHours }) => typedHours as never),
    defaultValues: {
      since: '',
      until: '',
      ...(row ? nothingEmpty(row) : { day_of_week: 1, from: '10:00', to: '13:00' }),
    },
  });
  const told = { done: t('saved'), onDone: onClose, onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal) };
  const add = useSend('POST /specialists/working_hours/', told);
  const change = useSend('PUT /specialists/working_hours/{uid}/', told);
  return (
    <FormDialog
      title={t(row ? 'change_hours' : 'add_hours')}
      form={form}
      onSubmit={body =>
        row
          ? change.mutateAsync({ params: { uid: row.uid }, query: { specialist }, body })
          : add.mutateAsync({ query: { specialist }, body })
      }
      submit={t('save')}
      busy={add.isPending || change.isPending}
      onClose={onClose}
    >
      <SelectInput name="day_of_week" label={t('day_of_week')} choices={weekdays} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextInput name="from" label={t('from')} type="time" />
        <TextInput name="to" label={t('to')} type="time" />
        <TextInput name="since" label={t('valid_from')} type="date" />
        <TextInput name="until" label={t('valid_to')} type="date" />
      </Box>
      <p className="mut">{t('hours_hint')}</p>
    </FormDialog>
  );
}
const nothingEmpty = ({ uid: _uid, ...row }: HoursRow) => ({ ...row, since: row.since ?? '', until: row.until ?? '' });

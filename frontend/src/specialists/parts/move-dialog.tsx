import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSpecialistText } from '../text.ts';
import { FreeTimes } from './free-times.tsx';

/** Asks for another time of an appointment. */
export default function MoveDialog({ one, onClose }: { one: AppointmentRow; onClose: () => void }) {
  const t = useSpecialistText();
  const format = useFormat();
  const form = useSchemaForm<{ starts_at: string }>({
    schema: () =>
      import('@portal/event-schemas/specialists/values.ts').then(({ booking }) => booking.pick({ starts_at: true })),
    defaultValues: { starts_at: '' },
  });
  const starts_at = useWatch({ control: form.control, name: 'starts_at' });
  const move = useSend('POST /specialists/appointments/{uid}/move/', {
    done: t('done.move'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={`${t('act.move')}: ${format.shortDateTime(one.starts_at)}`}
      form={form}
      onSubmit={body => move.mutateAsync({ params: { uid: one.uid }, body })}
      submit={t('act.move')}
      busy={move.isPending}
      onClose={onClose}
    >
      <FreeTimes
        specialist={one.specialist}
        chosen={starts_at}
        onChoose={time => form.setValue('starts_at', time, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  );
}

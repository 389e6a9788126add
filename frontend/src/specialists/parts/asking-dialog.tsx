import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSpecialistText } from '../text.ts';
import { FreeTimes } from './free-times.tsx';

/** Asks why an appointment is cancelled, or for another time. */
export default function AskingDialog({
  one,
  act,
  onClose,
}: {
  one: AppointmentRow;
  act: 'cancel' | 'move';
  onClose: () => void;
}) {
  const t = useSpecialistText();
  const format = useFormat();
  const form = useSchemaForm<{ reason: string; starts_at: string }>({
    schema: () =>
      import('@portal/event-schemas/specialists/values.ts').then(
        ({ reason, booking }) => (act === 'cancel' ? reason : booking.pick({ starts_at: true })) as never,
      ),
    defaultValues: { reason: '', starts_at: '' },
  });
  const starts_at = useWatch({ control: form.control, name: 'starts_at' });
  const told = {
    done: t(`done.${act}`),
    onDone: onClose,
    onRefusal: (refusal: ApiRefusal) => showRefusal(form, refusal),
  };
  const cancel = useSend('POST /specialists/appointments/{uid}/cancel/', told);
  const move = useSend('POST /specialists/appointments/{uid}/move/', told);
  const send = act === 'cancel' ? cancel : move;
  return (
    <FormDialog
      title={`${t(`act.${act}`)}: ${format.shortDateTime(one.starts_at)}`}
      form={form}
      onSubmit={body => send.mutateAsync({ params: { uid: one.uid }, body })}
      submit={t(`act.${act}`)}
      busy={send.isPending}
      onClose={onClose}
    >
      {act === 'cancel' ? (
        <TextInput name="reason" label={t('reason')} hint={t('reason_hint')} rows={3} maxLength={1000} />
      ) : (
        <FreeTimes
          specialist={one.specialist}
          chosen={starts_at}
          onChoose={time => form.setValue('starts_at', time, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </FormDialog>
  );
}

import { teachers } from '@portal/event-schemas/curriculum/targets.ts';
import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { RefInput } from '../../entity/ref-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useClassesText } from '../text.ts';

/** The office names who gives one class in the teacher's place, or takes it back. */
export default function SubstituteDialog({ session, onClose }: { session: SessionView; onClose: () => void }) {
  const t = useClassesText();
  const form = useSchemaForm<{ teacher: string; reason: string }>({
    schema: () => import('@portal/event-schemas/journals/values.ts').then(({ substituteForm }) => substituteForm),
    defaultValues: { teacher: session.substitute ?? '', reason: '' },
  });
  const name = useSend('PUT /journals/sessions/{uid}/substitute/', {
    done: t('substituted'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('substitute_title')}
      form={form}
      onSubmit={({ teacher, reason }) =>
        name.mutateAsync({ params: { uid: session.uid }, body: { teacher: teacher || null, reason } })
      }
      submit={t('save')}
      busy={name.isPending}
      onClose={onClose}
    >
      <RefInput
        name="teacher"
        label={t('substitute_teacher')}
        hint={t('substitute_hint')}
        to={teachers}
        several={false}
      />
      <TextInput name="reason" label={t('substitute_reason')} rows={2} maxLength={1000} />
    </FormDialog>
  );
}

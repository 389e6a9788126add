import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import { Form } from '../../forms/form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { Panel } from '../../shell/panel.tsx';
import { useSpecialistText } from '../text.ts';

/** The specialist's own note on a visit; nobody else reads it. */
export function NoteForm({ one }: { one: AppointmentRow }) {
  const t = useSpecialistText();
  const form = useSchemaForm<{ note: string }>({
    schema: () => import('@portal/event-schemas/specialists/values.ts').then(({ visitNote }) => visitNote),
    values: { note: one.note },
  });
  const save = useSend('PUT /specialists/appointments/{uid}/note/', {
    done: t('saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel>
      <Form
        form={form}
        onSubmit={body => save.mutateAsync({ params: { uid: one.uid }, body })}
        submit={t('save')}
        busy={save.isPending}
      >
        <TextInput name="note" label={t('note')} hint={t('note_hint')} rows={4} maxLength={1000} />
      </Form>
    </Panel>
  );
}

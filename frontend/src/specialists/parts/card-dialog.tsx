import { specialistRole } from '@portal/event-schemas/specialists/entities.ts';
import type { SpecialistView } from '@portal/event-schemas/specialists/views.ts';
import { EntityInputs } from '../../entity/inputs.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useSpecialistText } from '../text.ts';

const { room, minutes, about } = specialistRole.fields;

/** What specialists say of themselves. */
export default function CardDialog({ one, onClose }: { one: SpecialistView; onClose: () => void }) {
  const t = useSpecialistText();
  const form = useSchemaForm<Record<string, unknown>>({
    schema: () =>
      import('@portal/event-schemas/kernel/entity/schemas.ts').then(
        ({ checkedForm }) =>
          checkedForm({ ...specialistRole, fields: { room, minutes, about } }, code => code) as never,
      ),
    defaultValues: { room: one.room ?? '', minutes: one.minutes, about: one.about ?? '' },
  });
  const save = useSend('PUT /specialists/{uid}/', {
    done: t('saved'),
    onDone: onClose,
    onRefusal: it => showRefusal(form, it),
  });
  return (
    <FormDialog
      title={t('change_card')}
      form={form}
      onSubmit={body => save.mutateAsync({ params: { uid: one.uid }, body })}
      submit={t('save')}
      busy={save.isPending}
      onClose={onClose}
    >
      <EntityInputs entity={specialistRole} only={['room', 'minutes', 'about']} />
    </FormDialog>
  );
}

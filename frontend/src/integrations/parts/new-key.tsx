import { longestOverlap } from '@portal/event-schemas/integrations/values.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useApiText } from '../text.ts';
import type { RotationForm } from './forms.ts';

const dayInHours = 24;

/** Another key in the place of the one that is there, and how long that stays valid. */
export function NewKeyDialog({
  uid,
  onMade,
  onClose,
}: {
  uid: string;
  onMade: (key: string) => void;
  onClose: () => void;
}) {
  const t = useApiText();
  const form = useSchemaForm<RotationForm>({
    schema: () => import('./forms.ts').then(forms => forms.rotationForm),
    defaultValues: { overlap_hours: dayInHours },
  });
  const make = useSend('POST /third_party_apis/{uid}/rotate/', {
    onDone: ({ key }) => {
      onClose();
      onMade(key);
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('rotate_title')}
      form={form}
      submit={t('make')}
      busy={make.isPending}
      onSubmit={body => make.mutateAsync({ params: { uid }, body })}
      onClose={onClose}
    >
      <p className="mut">{t('rotate_text')}</p>
      <NumberInput name="overlap_hours" label={t('overlap')} hint={t('overlap_hint')} min={0} max={longestOverlap} />
    </FormDialog>
  );
}

import { MomentInput } from '../../forms/dated-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useApiText } from '../text.ts';
import type { ReplayForm } from './forms.ts';

/** Sends the events since a moment once more. */
export function ReplayDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const t = useApiText();
  const form = useSchemaForm<ReplayForm>({
    schema: () => import('./forms.ts').then(forms => forms.replayForm),
    defaultValues: { from: '' },
  });
  const replay = useSend('POST /third_party_apis/{uid}/replay/', {
    done: t('replayed'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('replay')}
      form={form}
      submit={t('replay')}
      busy={replay.isPending}
      onSubmit={body => replay.mutateAsync({ params: { uid }, body })}
      onClose={onClose}
    >
      <p className="mut">{t('replay_text')}</p>
      <MomentInput name="from" label={t('replay_from')} />
    </FormDialog>
  );
}

import type { AchievementView } from '@portal/event-schemas/portfolio/views.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useText } from '../text.ts';

/** Rejects an achievement, or takes its acceptance back: the student reads why. */
export function DecisionDialog({
  one,
  act,
  onClose,
}: {
  one: AchievementView;
  act: 'reject' | 'revoke';
  onClose: () => void;
}) {
  const t = useText();
  const form = useSchemaForm<{ comment: string }>({
    schema: () => import('@portal/event-schemas/portfolio/views.ts').then(({ decisionForm }) => decisionForm),
    defaultValues: { comment: '' },
  });
  const send = useSend('POST /portfolio/portfolios/achievement_status/', {
    done: t('review.rejected'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const { uid: portfolio_order } = one.portfolio_order;
  return (
    <FormDialog
      title={`${t(`act.${act}`)}: ${one.title || t('untitled')}`}
      form={form}
      submit={t(`act.${act}`)}
      busy={send.isPending}
      onClose={onClose}
      onSubmit={({ comment }) => send.mutateAsync({ body: { portfolio_order, status: 'REJECTED', comment } })}
    >
      <TextInput name="comment" label={t('review.why')} hint={t('review.why_hint')} rows={3} maxLength={1000} />
    </FormDialog>
  );
}

import type { SecondFactor } from '@portal/event-schemas/identity/second-factor.ts';
import { showRefusal } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { usePasswordForm, WithPassword } from './with-password.tsx';

/** Takes a factor out, with the password. */
export function RemoveFactor({
  factor: { factor, name },
  onClose,
}: {
  factor: Pick<SecondFactor['factors'][number], 'factor' | 'name'>;
  onClose: () => void;
}) {
  const t = useSecondFactorText();
  const form = usePasswordForm();
  const remove = useSend('POST /user/second_factor/{uid}/remove/', {
    invalidate: ['GET /user/second_factor/'],
    done: t('removed'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <WithPassword
      form={form}
      title={t('remove_title', { name })}
      submit={t('remove')}
      busy={remove.isPending}
      onSubmit={body => remove.mutateAsync({ params: { uid: factor }, body })}
      onClose={onClose}
    >
      {t('remove_text')}
    </WithPassword>
  );
}

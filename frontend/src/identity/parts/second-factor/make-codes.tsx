import { showRefusal } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { usePasswordForm, WithPassword } from './with-password.tsx';

/** New recovery codes in place of those before, with the password. */
export function MakeCodes({
  onMade,
  onClose,
}: {
  onMade: (codes: readonly string[] | null) => void;
  onClose: () => void;
}) {
  const t = useSecondFactorText();
  const form = usePasswordForm();
  const make = useSend('POST /user/second_factor/recovery_codes/', {
    invalidate: ['GET /user/second_factor/'],
    onDone: ({ recovery_codes }) => {
      onClose();
      onMade(recovery_codes);
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <WithPassword
      form={form}
      title={t('make_title')}
      submit={t('make_codes')}
      busy={make.isPending}
      onSubmit={body => make.mutateAsync({ body })}
      onClose={onClose}
    >
      {t('make_text')}
    </WithPassword>
  );
}

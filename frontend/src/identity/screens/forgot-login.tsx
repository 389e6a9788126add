import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { AskByMail } from '../parts/ask-by-mail.tsx';
import { useRecoveryText } from '../recovery-text.ts';

const schema = () => import('@portal/event-schemas/identity/recovery.ts').then(one => one.forgotLoginForm);

/** user/forgot/login */
export default function ForgotLogin() {
  const t = useRecoveryText();
  const form = useSchemaForm({ schema, defaultValues: { email: '' } });
  const ask = useSend('POST /user/forgot/login/', {
    invalidate: [],
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <AskByMail
      lead={t('ask_login')}
      sent={ask.isSuccess}
      form={form}
      onSubmit={async body => ask.mutateAsync({ body: { ...body, captcha: await solveCaptcha('forgot') } })}
    >
      <TextInput name="email" label={t('email')} autoComplete="email" autoCapitalize="none" autoFocus />
    </AskByMail>
  );
}

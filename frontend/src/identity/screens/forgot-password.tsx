import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { AskByMail } from '../parts/ask-by-mail.tsx';
import { useRecoveryText } from '../recovery-text.ts';

const schema = () => import('@portal/event-schemas/identity/recovery.ts').then(one => one.forgotPasswordForm);

/** user/forgot/password without a link: asks for one. */
export default function ForgotPassword() {
  const t = useRecoveryText();
  const form = useSchemaForm({ schema, defaultValues: { login: '' } });
  const ask = useSend('POST /user/forgot/password/', {
    invalidate: [],
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <AskByMail
      lead={t('ask_password')}
      sent={ask.isSuccess}
      form={form}
      onSubmit={async body => ask.mutateAsync({ body: { ...body, captcha: await solveCaptcha('forgot') } })}
    >
      <TextInput name="login" label={t('login_or_email')} autoComplete="username" autoCapitalize="none" autoFocus />
    </AskByMail>
  );
}

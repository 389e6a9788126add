import { Form } from '../../../forms/form.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useProfileText } from '../../profile-text.ts';

const schema = () => import('@portal/event-schemas/identity/own-profile.ts').then(one => one.askEmailChange);
const empty = { email: '', current_password: '' };

/** Where the portal writes to; another address holds once its owner has opened the link that is sent there. */
export function EmailForm({ own: { email, email_asked } }: { own: { email: string; email_asked: string | null } }) {
  const t = useProfileText();
  const form = useSchemaForm({ schema, defaultValues: empty });
  const ask = useSend('POST /user/profile/email/', {
    invalidate: ['GET /user/profile/'],
    done: t('email_sent'),
    onDone: () => form.reset(empty),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel title={t('email')}>
      <p>{email ? t('email_now', { email }) : t('no_email')}</p>
      {email_asked && <p role="status">{t('email_waits', { email: email_asked })}</p>}
      <Form form={form} submit={t('change_email')} busy={ask.isPending} onSubmit={body => ask.mutateAsync({ body })}>
        <TextInput name="email" label={t('new_email')} type="email" autoComplete="email" />
        <PasswordInput name="current_password" label={t('current_password')} autoComplete="current-password" />
      </Form>
    </Panel>
  );
}

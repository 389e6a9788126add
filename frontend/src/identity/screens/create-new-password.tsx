import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { PasswordRules } from '../parts/password-rules.tsx';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/commands.ts').then(commands => commands.createNewPassword);

/** user/create-new-password: the forced new password at the first log-in. */
export default function CreateNewPassword() {
  const t = useText();
  const enter = useEnterPortal();
  const form = useSchemaForm({ schema, defaultValues: { new_password: '', confirmation: '' } });
  const create = useSend('POST /user/create_new_password/', {
    invalidate: [],
    done: t('new_password.changed'),
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('new_password.lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('new_password.submit')}
          busy={create.isPending}
          onSubmit={body => create.mutateAsync({ body })}
        >
          <PasswordInput name="new_password" label={t('new_password.new')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={t('new_password.confirmation')} autoComplete="new-password" />
          <PasswordRules knowsOld={false} />
        </Form>
      </Panel>
    </>
  );
}

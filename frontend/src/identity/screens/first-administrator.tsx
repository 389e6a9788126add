import { useLocation } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { PasswordRules } from '../parts/password-rules.tsx';
import { useText } from '../text.ts';

const schema = () =>
  import('@portal/event-schemas/identity/commands.ts').then(commands => commands.openFirstAdministrator);

const empty = {
  last_name: '',
  first_name: '',
  middle_name: '',
  login: '',
  email: '',
  new_password: '',
  confirmation: '',
};

/** setup/administrator: where the link of a new portal leads; its token stands behind `#`. */
export default function FirstAdministrator() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const enter = useEnterPortal('first-steps');
  const form = useSchemaForm({ schema, defaultValues: { ...empty, token } });
  const open = useSend('POST /identity/first_administrator/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  if (!token)
    return (
      <>
        <PageHeader />
        <EmptyState title={t('first_administrator.no_token')}>{t('first_administrator.where')}</EmptyState>
      </>
    );
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('first_administrator.lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('first_administrator.submit')}
          busy={open.isPending}
          onSubmit={body => open.mutateAsync({ body })}
        >
          <TextInput name="last_name" label={t('first_administrator.last_name')} autoComplete="family-name" />
          <TextInput name="first_name" label={t('first_administrator.first_name')} autoComplete="given-name" />
          <TextInput name="middle_name" label={t('first_administrator.middle_name')} autoComplete="additional-name" />
          <TextInput
            name="login"
            label={t('first_administrator.login')}
            autoComplete="username"
            autoCapitalize="none"
          />
          <TextInput name="email" label={t('first_administrator.email')} autoComplete="email" />
          <PasswordInput name="new_password" label={t('first_administrator.password')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={t('first_administrator.again')} autoComplete="new-password" />
          <PasswordRules knowsOld={false} />
        </Form>
      </Panel>
    </>
  );
}

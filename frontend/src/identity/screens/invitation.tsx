import { useLocation } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { PasswordRules } from '../parts/password-rules.tsx';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/issued-accounts.ts').then(one => one.acceptInvitation);

/** invitation: where the link of the office's mail leads; its token stands behind `#`. */
export default function Invitation() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const enter = useEnterPortal();
  const form = useSchemaForm({ schema, defaultValues: { token, new_password: '', confirmation: '' } });
  const accept = useSend('POST /identity/invitation/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  if (!token)
    return (
      <>
        <PageHeader />
        <EmptyState title={t('invitation.no_token')}>{t('invitation.where')}</EmptyState>
      </>
    );
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('invitation.lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('invitation.submit')}
          busy={accept.isPending}
          onSubmit={body => accept.mutateAsync({ body })}
        >
          <PasswordInput name="new_password" label={t('first_administrator.password')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={t('first_administrator.again')} autoComplete="new-password" />
          <PasswordRules knowsOld={false} />
        </Form>
      </Panel>
    </>
  );
}

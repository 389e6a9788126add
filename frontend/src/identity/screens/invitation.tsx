import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useEnterPortal } from '../after-sign-in.ts';
import { PasswordByLink, useLinkToken } from '../parts/password-by-link.tsx';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/issued-accounts.ts').then(one => one.acceptInvitation);

/** invitation: where the link of the office's mail leads. */
export default function Invitation() {
  const t = useText();
  const token = useLinkToken();
  const enter = useEnterPortal();
  const form = useSchemaForm({ schema, defaultValues: { token, new_password: '', confirmation: '' } });
  const accept = useSend('POST /identity/invitation/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <PasswordByLink
      lead={t('invitation.lead')}
      noToken={t('invitation.no_token')}
      where={t('invitation.where')}
      submit={t('invitation.submit')}
      form={form}
      busy={accept.isPending}
      onSubmit={body => accept.mutateAsync({ body })}
    />
  );
}

import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useEnterPortal } from '../after-sign-in.ts';
import { PasswordByLink, useLinkToken } from '../parts/password-by-link.tsx';
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

/** setup/administrator: where the link of a new portal leads. */
export default function FirstAdministrator() {
  const t = useText();
  const token = useLinkToken();
  const enter = useEnterPortal('first-steps');
  const form = useSchemaForm({ schema, defaultValues: { ...empty, token } });
  const open = useSend('POST /identity/first_administrator/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <PasswordByLink
      lead={t('first_administrator.lead')}
      noToken={t('first_administrator.no_token')}
      where={t('first_administrator.where')}
      submit={t('first_administrator.submit')}
      form={form}
      busy={open.isPending}
      onSubmit={body => open.mutateAsync({ body })}
    >
      <TextInput name="last_name" label={t('first_administrator.last_name')} autoComplete="family-name" />
      <TextInput name="first_name" label={t('first_administrator.first_name')} autoComplete="given-name" />
      <TextInput name="middle_name" label={t('first_administrator.middle_name')} autoComplete="additional-name" />
      <TextInput name="login" label={t('first_administrator.login')} autoComplete="username" autoCapitalize="none" />
      <TextInput name="email" label={t('first_administrator.email')} autoComplete="email" />
    </PasswordByLink>
  );
}

import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { Panel } from '../../shell/panel.tsx';
import { PasswordRules } from '../parts/password-rules.tsx';
import { UserSettings } from '../parts/user-settings.tsx';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/commands.ts').then(commands => commands.changePassword);
const empty = { current_password: '', new_password: '', confirmation: '' };

/** user-settings/change-password */
export default function ChangePassword() {
  const t = useText();
  const form = useSchemaForm({ schema, defaultValues: empty });
  const change = useSend('POST /user/change_password/', {
    invalidate: [],
    done: t('new_password.changed'),
    onDone: () => form.reset(empty),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <UserSettings>
      <Panel style={{ maxWidth: 520 }}>
        <Form
          form={form}
          submit={t('new_password.submit')}
          busy={change.isPending}
          onSubmit={body => change.mutateAsync({ body })}
        >
          <PasswordInput name="current_password" label={t('new_password.current')} autoComplete="current-password" />
          <PasswordInput name="new_password" label={t('new_password.new')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={t('new_password.confirmation')} autoComplete="new-password" />
          <PasswordRules knowsOld />
        </Form>
      </Panel>
    </UserSettings>
  );
}

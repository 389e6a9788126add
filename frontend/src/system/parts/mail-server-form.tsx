import type { z } from 'zod';
import type { mailServerView } from '@portal/event-schemas/system/views.ts';
import { SelectInput } from '../../forms/choice-inputs.tsx';
import { Form } from '../../forms/form.tsx';
import { NumberInput } from '../../forms/number-input.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { CallState } from '../../shell/states.tsx';
import { useFirstStepsText as useText } from '../text.ts';

type View = z.infer<typeof mailServerView>;

const schema = () => import('@portal/event-schemas/system/commands.ts').then(commands => commands.mailServerForm);

const empty = { host: '', port: 587, security: 'starttls' as const, user: '', sender_address: '', sender_name: '' };

/** The server of the mails: typed, tried with a mail to an address of one's choice, kept. */
export function MailServerForm() {
  const view = useCall('GET /common/mail_server/');
  const t = useText();
  if (!view.isSuccess) return <CallState call={view} lines={4} />;
  if (view.data.from_configuration) return <p>{t('mail.from_configuration')}</p>;
  return <ServerForm key={JSON.stringify(view.data)} server={view.data.server} />;
}

/** An empty password is none: the one that is kept stays. */
const withoutEmpty = <T extends { password?: string }>({ password, ...values }: T) => ({
  ...values,
  ...(password ? { password } : {}),
});

function ServerForm({ server }: { server: View['server'] }) {
  const t = useText();
  const { has_password, ...known } = server ?? { has_password: false, ...empty };
  const form = useSchemaForm({
    schema,
    defaultValues: { ...known, password: '', to: known.sender_address },
  });
  const onRefusal = (refusal: Parameters<typeof showRefusal>[1]): void => showRefusal(form, refusal);
  const save = useSend('POST /common/mail_server/', {
    invalidate: ['GET /common/mail_server/', 'GET /common/first_steps/'],
    done: t('mail.saved'),
    onRefusal,
  });
  const test = useSend('POST /common/mail_server/test/', { invalidate: [], done: t('mail.sent'), onRefusal });
  const remove = useSend('DELETE /common/mail_server/', {
    invalidate: ['GET /common/mail_server/', 'GET /common/first_steps/'],
    done: t('mail.removed'),
    onRefusal,
  });
  return (
    <Form
      form={form}
      submit={t('save')}
      busy={save.isPending || test.isPending}
      onSubmit={({ to: _to, ...values }) => save.mutateAsync({ body: withoutEmpty(values) })}
      actions={
        <>
          <ActButton
            aria-busy={test.isPending}
            disabled={!form.watch('to')}
            onClick={() =>
              void form
                .handleSubmit(values => test.mutateAsync({ body: withoutEmpty(values) }))()
                .catch(() => {})
            }
          >
            {t('mail.test')}
          </ActButton>
          {server && <ActButton onClick={() => remove.mutate({})}>{t('mail.remove')}</ActButton>}
        </>
      }
    >
      <TextInput name="host" label={t('mail.host')} placeholder="smtp.example.edu" />
      <NumberInput name="port" label={t('mail.port')} min={1} max={65_535} />
      <SelectInput
        name="security"
        label={t('mail.security')}
        choices={(['starttls', 'tls', 'none'] as const).map(value => ({ value, label: t(`mail.securities.${value}`) }))}
      />
      <TextInput name="user" label={t('mail.user')} autoComplete="off" />
      <PasswordInput
        name="password"
        label={t(has_password ? 'mail.password_kept' : 'mail.password')}
        autoComplete="new-password"
      />
      <TextInput name="sender_address" label={t('mail.sender_address')} type="email" />
      <TextInput name="sender_name" label={t('mail.sender_name')} />
      <TextInput name="to" label={t('mail.to')} hint={t('mail.to_hint')} type="email" />
    </Form>
  );
}

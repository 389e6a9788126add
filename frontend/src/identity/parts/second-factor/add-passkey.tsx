import { Form } from '../../../forms/form.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { makeKey } from '../../second-factor/keys.ts';
import { Cancel } from './add-app.tsx';

const schema = () => import('@portal/event-schemas/identity/second-factor.ts').then(one => one.passkeyForm);

/** Has the browser make a key that this device, or a USB key, keeps. */
export function AddPasskey({
  onAdded,
  onCancel,
}: {
  onAdded: (codes: readonly string[] | null) => void;
  onCancel: () => void;
}) {
  const t = useSecondFactorText();
  const form = useSchemaForm({ schema, defaultValues: { name: '', current_password: '' } });
  const begin = useSend('POST /user/second_factor/passkey/options/', {
    invalidate: [],
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const add = useSend('POST /user/second_factor/passkey/', {
    invalidate: ['GET /user/second_factor/'],
    done: t('connected'),
    onDone: ({ recovery_codes }) => onAdded(recovery_codes),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const submit = async ({ name, current_password }: { name: string; current_password: string }): Promise<void> => {
    const options = await begin.mutateAsync({ body: { current_password } });
    const response = await makeKey(options).catch(() => null);
    if (response) await add.mutateAsync({ body: { name, response } });
    else form.setError('root', { message: t('broken_off') });
  };
  return (
    <Form form={form} submit={t('go_on')} onSubmit={submit} actions={<Cancel onCancel={onCancel} />}>
      <TextInput name="name" label={t('name')} hint={t('name_hint')} maxLength={50} />
      <PasswordInput name="current_password" label={t('password')} autoComplete="current-password" />
    </Form>
  );
}

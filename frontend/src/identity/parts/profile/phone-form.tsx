import { Form } from '../../../forms/form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useProfileText } from '../../profile-text.ts';

const schema = () => import('@portal/event-schemas/identity/commands.ts').then(commands => commands.fillPhoneNumber);

/** The phone number by which the university reaches a person. */
export function PhoneForm({ phone }: { phone: string }) {
  const t = useProfileText();
  const form = useSchemaForm({ schema, values: { phone } });
  const save = useSend('POST /user/phone/', {
    invalidate: ['GET /user/profile/'],
    done: t('phone_saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel title={t('phone')}>
      <Form form={form} submit={t('save_phone')} busy={save.isPending} onSubmit={body => save.mutateAsync({ body })}>
        <TextInput name="phone" label={t('phone')} hint={t('phone_hint')} type="tel" autoComplete="tel" />
      </Form>
    </Panel>
  );
}

import { useSession } from '../../app/portal.ts';
import { Form } from '../../forms/form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/commands.ts').then(commands => commands.fillPhoneNumber);

/** fill_phone_number: forced on students without a phone while the setting is on (portal.md §2). */
export default function FillPhoneNumber() {
  const t = useText();
  const { profile } = useSession();
  const enter = useEnterPortal();
  const form = useSchemaForm({ schema, defaultValues: { phone: profile?.phone ?? '' } });
  const save = useSend('POST /user/phone/', {
    invalidate: [],
    done: t('phone.saved'),
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('phone.lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('phone.submit')}
          busy={save.isPending}
          onSubmit={body => save.mutateAsync({ body })}
        >
          <TextInput name="phone" label={t('phone.label')} hint={t('phone.hint')} type="tel" autoComplete="tel" />
        </Form>
      </Panel>
    </>
  );
}

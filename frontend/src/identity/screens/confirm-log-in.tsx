import { Form } from '../../forms/form.tsx';
import { PlainCheckbox } from '../../forms/plain-inputs.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
import { useEnterPortal } from '../after-sign-in.ts';
import { useSecondFactorText } from '../second-factor-text.ts';
import { knowsKeys, presentKey } from '../second-factor/keys.ts';

const schema = () => import('@portal/event-schemas/identity/second-factor.ts').then(one => one.proveByCode);

/** user/confirm-log-in: after the password, a code or a passkey. */
export default function ConfirmLogIn() {
  const t = useSecondFactorText();
  const enter = useEnterPortal();
  const ways = useCall('GET /user/login/ways/', {});
  const form = useSchemaForm({ schema, defaultValues: { code: '', remember: false } });
  const byCode = useSend('POST /user/login/code/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const logOut = useSend('POST /user/logout/', { invalidate: [], onDone: enter });
  const asking = useSend('POST /user/login/passkey/options/', { invalidate: [] });
  const byKey = useSend('POST /user/login/passkey/', { invalidate: [], onDone: enter });
  const showKey = async (): Promise<void> => {
    const options = await asking.mutateAsync({}).catch(() => null);
    if (!options) return;
    const response = await presentKey(options).catch(() => null);
    if (!response) return toast.error(t('broken_off'));
    byKey.mutate({ body: { response, remember: form.getValues('remember') } });
  };
  if (!ways.data)
    return (
      <>
        <PageHeader />
        <CallState call={ways} lines={5} />
      </>
    );
  const { totp, passkey, codes, days } = ways.data;
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('prove_lead')}</p>
      </div>
      <Panel>
        {passkey && knowsKeys() && (
          <p>
            <ActButton
              className="button primary"
              aria-busy={asking.isPending || byKey.isPending}
              onClick={() => void showKey()}
            >
              {t('use_passkey')}
            </ActButton>
          </p>
        )}
        {(totp || codes) && (
          <Form
            form={form}
            submit={t('log_in')}
            busy={byCode.isPending}
            onSubmit={body => byCode.mutateAsync({ body })}
          >
            {passkey && <p className="mut">{t('or_code')}</p>}
            <TextInput
              name="code"
              label={t('code')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              maxLength={20}
              autoFocus
            />
            {days > 0 && <PlainCheckbox name="remember" label={t('remember', { days })} />}
          </Form>
        )}
      </Panel>
      <p className="mut">{t('lost')}</p>
      <p>
        <ActButton onClick={() => logOut.mutate({})}>{t('other')}</ActButton>
      </p>
    </>
  );
}

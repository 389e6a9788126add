import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useLocale, usePortal } from '../../app/portal.ts';
import { findScreen } from '../../app/registry.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { DemoAccounts } from '../parts/demo-accounts.tsx';
import { WaysOffered } from '../parts/ways/ways-offered.tsx';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/commands.ts').then(commands => commands.logIn);

/** user/log-in: login and password; a demo start lists its accounts. Receipts can be checked without logging in. */
export default function LogIn() {
  const t = useText();
  const locale = useLocale();
  const link = useLink();
  const { common } = usePortal();
  const enter = useEnterPortal();
  const form = useSchemaForm({ schema, defaultValues: { login: '', password: '' } });
  const logIn = useSend('POST /user/login/', {
    invalidate: [],
    onDone: enter,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('log_in.lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('log_in.submit')}
          busy={logIn.isPending}
          onSubmit={body => logIn.mutateAsync({ body })}
        >
          <TextInput name="login" label={t('log_in.login')} autoComplete="username" autoCapitalize="none" autoFocus />
          <PasswordInput name="password" label={t('log_in.password')} autoComplete="current-password" />
        </Form>
      </Panel>
      <WaysOffered />
      <p>
        <Link to={link('forgot')}>{findScreen('forgot')!.titleIn(locale)}</Link>
      </p>
      <p>
        <Link to={link('registration-applicant')}>{findScreen('registration-applicant')!.titleIn(locale)}</Link>
      </p>
      <p className="mut">{t('log_in.help')}</p>
      {common.demo_accounts.length > 0 && (
        <DemoAccounts
          accounts={common.demo_accounts}
          onChoose={account => logIn.mutate({ body: { login: account.login, password: account.password } })}
        />
      )}
      <p>
        <Link to={link('check-receipt')}>{findScreen('check-receipt')!.titleIn(locale)}</Link>
      </p>
    </>
  );
}

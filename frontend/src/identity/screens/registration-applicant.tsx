import { agreementVersion } from '@portal/event-schemas/identity/agreement.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { PlainCheckbox, PlainSelect } from '../../forms/plain-inputs.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { languageNames } from '../../i18n/texts.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { PasswordRules } from '../parts/password-rules.tsx';
import { ActivationSent } from '../parts/activation-sent.tsx';
import { useSignUpText } from '../sign-up-text.ts';
import { useText } from '../text.ts';

const schema = () => import('@portal/event-schemas/identity/sign-up.ts').then(one => one.signUpForm);
const empty = {
  ...{ last_name: '', first_name: '', middle_name: '', email: '', phone: '', iin: '' },
  ...{ agreement: false, new_password: '', confirmation: '' },
};

/** user/registration-applicant: sign-up of applicants. */
export default function RegistrationApplicant() {
  const t = useSignUpText();
  const own = useText();
  const link = useLink();
  const language = useLocale();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm({ schema, defaultValues: { ...empty, language } });
  const signUp = useSend('POST /user/registration_applicant/', {
    invalidate: [],
    onDone: () => setSentTo(form.getValues('email')),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  if (sentTo !== undefined) return <ActivationSent email={sentTo} />;
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('lead')}</p>
      </div>
      <Panel>
        <Form
          form={form}
          submit={t('submit')}
          busy={signUp.isPending}
          onSubmit={async body =>
            signUp.mutateAsync({
              body: { ...body, agreement: agreementVersion, captcha: await solveCaptcha('sign_up') },
            })
          }
        >
          <TextInput name="last_name" label={own('first_administrator.last_name')} autoComplete="family-name" />
          <TextInput name="first_name" label={own('first_administrator.first_name')} autoComplete="given-name" />
          <TextInput name="middle_name" label={own('first_administrator.middle_name')} autoComplete="additional-name" />
          <TextInput name="email" label={t('email')} hint={t('email_hint')} type="email" autoComplete="email" />
          <TextInput name="phone" label={t('phone')} hint={t('phone_hint')} type="tel" autoComplete="tel" />
          <TextInput name="iin" label={t('iin')} inputMode="numeric" maxLength={14} autoComplete="off" />
          <PlainSelect
            name="language"
            label={t('language')}
            choices={locales.map(value => ({ value, label: languageNames[value] }))}
          />
          <PasswordInput name="new_password" label={own('first_administrator.password')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={own('first_administrator.again')} autoComplete="new-password" />
          <PasswordRules knowsOld={false} />
          <section style={{ display: 'grid', gap: 'var(--s2)' }}>
            <h2>{t('agreement')}</h2>
            {(['first', 'second', 'third'] as const).map(part => (
              <p key={part} className="mut">
                {t(`agreement_text.${part}`)}
              </p>
            ))}
          </section>
          <PlainCheckbox name="agreement" label={t('agree')} />
          <p className="mut">{t('working')}</p>
        </Form>
      </Panel>
      <p>
        <Link to={link('log-in')}>{t('back')}</Link>
      </p>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { PasswordInput } from '../../../forms/password-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';

const QrPicture = lazy(() => import('./qr-picture.tsx'));
type Added = (codes: readonly string[] | null) => void;
const schemas = () => import('@portal/event-schemas/identity/second-factor.ts');
const mine = 'GET /user/second_factor/' as const;

/** Connects an app: the password, a picture for the app, and its first code. */
export function AddApp({ onAdded, onCancel }: { onAdded: Added; onCancel: () => void }) {
  const t = useSecondFactorText();
  const [begun, setBegun] = useState<{ factor: string; secret: string; uri: string }>();
  const form = useSchemaForm({
    schema: () => schemas().then(one => one.withPassword),
    defaultValues: { current_password: '' },
  });
  const begin = useSend('POST /user/second_factor/totp/', {
    invalidate: [],
    onDone: setBegun,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  if (begun) return <FirstCode {...begun} onAdded={onAdded} onCancel={onCancel} />;
  return (
    <Form
      form={form}
      submit={t('go_on')}
      busy={begin.isPending}
      onSubmit={body => begin.mutateAsync({ body })}
      actions={<Cancel onCancel={onCancel} />}
    >
      <PasswordInput name="current_password" label={t('password')} autoComplete="current-password" />
    </Form>
  );
}

function FirstCode({
  factor,
  secret,
  uri,
  onAdded,
  onCancel,
}: {
  factor: string;
  secret: string;
  uri: string;
  onAdded: Added;
  onCancel: () => void;
}) {
  const t = useSecondFactorText();
  const form = useSchemaForm({
    schema: () => schemas().then(one => one.confirmTotp),
    defaultValues: { factor, name: '', code: '' },
  });
  const confirm = useSend('POST /user/second_factor/totp/confirm/', {
    invalidate: [mine],
    done: t('connected'),
    onDone: ({ recovery_codes }) => onAdded(recovery_codes),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Form
      form={form}
      submit={t('connect')}
      busy={confirm.isPending}
      onSubmit={body => confirm.mutateAsync({ body })}
      actions={<Cancel onCancel={onCancel} />}
    >
      <p>{t('scan')}</p>
      <Suspense fallback={<div style={{ height: 200 }} />}>
        <QrPicture text={uri} label={t('picture')} />
      </Suspense>
      <p>
        <code className="num" style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)!.join(' ')}
        </code>
      </p>
      <TextInput name="name" label={t('name')} hint={t('name_hint')} maxLength={50} />
      <TextInput
        name="code"
        label={t('app_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
      />
    </Form>
  );
}

export function Cancel({ onCancel }: { onCancel: () => void }) {
  const t = useSecondFactorText();
  return (
    <button type="button" className="button" onClick={onCancel}>
      {t('cancel')}
    </button>
  );
}

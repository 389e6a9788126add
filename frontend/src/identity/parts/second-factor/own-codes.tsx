import { useState } from 'react';
import { showRefusal } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { usePasswordForm, WithPassword } from './use-password-form.ts';

/** How many recovery codes are left, and new ones in their place. */
export function OwnCodes({ left, onMade }: { left: number; onMade: (codes: readonly string[] | null) => void }) {
  const t = useSecondFactorText();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const form = usePasswordForm();
  const make = useSend('POST /user/second_factor/recovery_codes/', {
    invalidate: ['GET /user/second_factor/'],
    onDone: ({ recovery_codes }) => {
      close();
      form.reset();
      onMade(recovery_codes);
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Panel title={t('codes')} note={t('codes_left', { count: left })}>
      <p className="mut">{t('codes_about')}</p>
      <ActButton onClick={() => setAsking(true)}>{t('make_codes')}</ActButton>
      {asking && (
        <WithPassword
          form={form}
          title={t('make_title')}
          submit={t('make_codes')}
          busy={make.isPending}
          onSubmit={body => make.mutateAsync({ body })}
          onClose={close}
        >
          {t('make_text')}
        </WithPassword>
      )}
    </Panel>
  );
}

import type { SecondFactor } from '@portal/event-schemas/identity/second-factor.ts';
import { useState } from 'react';
import { showRefusal } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { usePasswordForm, WithPassword } from './use-password-form.ts';

type Factor = SecondFactor['factors'][number];
const mine = 'GET /user/second_factor/' as const;

/** What somebody can show, with the way to take each out. */
export function OwnFactors({ factors }: { factors: readonly Factor[] }) {
  const t = useSecondFactorText();
  const format = useFormat();
  const [removing, setRemoving] = useState<Factor>();
  return (
    <Panel title={t('mine')}>
      {factors.length === 0 && <p className="mut">{t('none')}</p>}
      <ul style={{ display: 'grid', gap: 'var(--s3)', padding: 0, listStyle: 'none' }}>
        {factors.map(one => (
          <li key={one.factor} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center' }}>
            <div style={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <b>{one.name}</b> · {t(`kinds.${one.kind}`)}
              <div className="mut num">
                {t('added', { date: format.shortDate(one.added_at) })}
                {one.last_used_at && <> · {t('used', { date: format.shortDateTime(one.last_used_at) })}</>}
              </div>
            </div>
            <ActButton aria-label={t('remove_named', { name: one.name })} onClick={() => setRemoving(one)}>
              {t('remove')}
            </ActButton>
          </li>
        ))}
      </ul>
      {removing && <Remove factor={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  );
}

function Remove({ factor: { factor, name }, onClose }: { factor: Factor; onClose: () => void }) {
  const t = useSecondFactorText();
  const form = usePasswordForm();
  const remove = useSend('POST /user/second_factor/{uid}/remove/', {
    invalidate: [mine],
    done: t('removed'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <WithPassword
      form={form}
      title={t('remove_title', { name })}
      submit={t('remove')}
      busy={remove.isPending}
      onSubmit={body => remove.mutateAsync({ params: { uid: factor }, body })}
      onClose={onClose}
    >
      {t('remove_text')}
    </WithPassword>
  );
}

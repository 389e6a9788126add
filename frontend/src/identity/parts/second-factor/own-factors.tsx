import type { SecondFactor } from '@portal/event-schemas/identity/second-factor.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { RemoveFactor } from './dialogs.ts';

type Factor = SecondFactor['factors'][number];

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
      {removing && <RemoveFactor factor={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  );
}

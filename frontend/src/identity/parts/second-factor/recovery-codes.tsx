import { useEffect, useState } from 'react';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toast } from '../../../shell/toast.ts';
import { useSecondFactorText } from '../../second-factor-text.ts';

/** Codes for the day when nothing else is at hand, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useSecondFactorText();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (kept) onKept();
  }, [kept, onKept]);
  const copy = (): void => void navigator.clipboard?.writeText(codes.join('\n')).then(() => toast.success(t('copied')));
  return (
    <Panel title={t('keep')}>
      <UnsavedGuard dirty={!kept} />
      <p>{t('keep_text')}</p>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          gap: 'var(--s2)',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {codes.map(code => (
          <li key={code}>
            <code className="num" style={{ userSelect: 'all' }}>
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <ActButton className="button primary" onClick={() => setKept(true)}>
          {t('kept')}
        </ActButton>
        <button type="button" className="button" onClick={copy}>
          {t('copy')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t('print')}
        </button>
      </div>
    </Panel>
  );
}

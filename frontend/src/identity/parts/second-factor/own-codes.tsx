import { useState } from 'react';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { MakeCodes } from './dialogs.ts';

/** How many recovery codes are left, and new ones in their place. */
export function OwnCodes({ left, onMade }: { left: number; onMade: (codes: readonly string[] | null) => void }) {
  const t = useSecondFactorText();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('codes')} note={t('codes_left', { count: left })}>
      <p className="mut">{t('codes_about')}</p>
      <ActButton onClick={() => setAsking(true)}>{t('make_codes')}</ActButton>
      {asking && <MakeCodes onMade={onMade} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

import { useState } from 'react';
import { ActButton } from '../../../shell/act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useSecondFactorText } from '../../second-factor-text.ts';
import { knowsKeys } from '../../second-factor/keys.ts';
import { AddApp, AddPasskey } from './dialogs.ts';

/** One of the two ways, and then what it needs. */
export function AddFactor({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  const t = useSecondFactorText();
  const [kind, setKind] = useState<'totp' | 'passkey'>();
  const close = (): void => setKind(undefined);
  const added = (codes: readonly string[] | null): void => {
    close();
    onAdded(codes);
  };
  if (kind)
    return (
      <Panel title={t(`add_${kind}`)}>
        {kind === 'totp' ? (
          <AddApp onAdded={added} onCancel={close} />
        ) : (
          <AddPasskey onAdded={added} onCancel={close} />
        )}
      </Panel>
    );
  return (
    <Panel title={t('add')}>
      <p>
        <ActButton onClick={() => setKind('totp')}>{t('add_totp')}</ActButton>
      </p>
      <p className="mut" style={{ marginBottom: 'var(--s4)' }}>
        {t('totp_about')}
      </p>
      <p>
        <ActButton disabled={!knowsKeys()} onClick={() => setKind('passkey')}>
          {t('add_passkey')}
        </ActButton>
      </p>
      <p className="mut">{t(knowsKeys() ? 'passkey_about' : 'no_passkey')}</p>
    </Panel>
  );
}

import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { AddFactor } from '../parts/second-factor/add-factor.tsx';
import { OwnCodes } from '../parts/second-factor/own-codes.tsx';
import { OwnFactors } from '../parts/second-factor/own-factors.tsx';
import { RecoveryCodes } from '../parts/second-factor/recovery-codes.tsx';
import { UserSettings } from '../parts/user-settings.tsx';
import { useSecondFactorText } from '../second-factor-text.ts';

const mine = 'GET /user/second_factor/' as const;

/** user-settings/second-factor: what one shows besides the password. */
export default function SecondFactor() {
  const t = useSecondFactorText();
  const own = useCall(mine, {});
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const forget = useSend('POST /user/second_factor/forget_devices/', { invalidate: [mine], done: t('forgotten') });
  return (
    <UserSettings>
      <CallState call={own} lines={6} />
      {own.data && (
        <div style={{ display: 'grid', gap: 'var(--s4)', maxWidth: 620 }}>
          <p className="mut">{t('lead')}</p>
          {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
          <OwnFactors factors={own.data.factors} />
          <AddFactor onAdded={setCodes} />
          {own.data.factors.length > 0 && <OwnCodes left={own.data.codes_left} onMade={setCodes} />}
          {own.data.devices > 0 && (
            <Panel title={t('devices')}>
              <p>{t('devices_about', { count: own.data.devices })}</p>
              <ActButton aria-busy={forget.isPending} onClick={() => forget.mutate({})}>
                {t('forget')}
              </ActButton>
            </Panel>
          )}
        </div>
      )}
    </UserSettings>
  );
}

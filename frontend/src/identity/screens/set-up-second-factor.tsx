import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useEnterPortal } from '../after-sign-in.ts';
import { AddFactor } from '../parts/second-factor/add-factor.tsx';
import { RecoveryCodes } from '../parts/second-factor/recovery-codes.tsx';
import { useSecondFactorText } from '../second-factor-text.ts';

/** user/set-up-second-factor: forced on who has a role that needs one, and has none. */
export default function SetUpSecondFactor() {
  const t = useSecondFactorText();
  const enter = useEnterPortal();
  const [codes, setCodes] = useState<readonly string[]>();
  const logOut = useSend('POST /user/logout/', { invalidate: [], onDone: enter });
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('must_lead')}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={enter} />
      ) : (
        <AddFactor onAdded={made => (made ? setCodes(made) : enter())} />
      )}
      {!codes && (
        <p>
          <ActButton onClick={() => logOut.mutate({})}>{t('other')}</ActButton>
        </p>
      )}
    </>
  );
}

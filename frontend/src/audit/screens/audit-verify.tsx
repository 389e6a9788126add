import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState } from '../../shell/states.tsx';
import { ChainChip } from '../parts/chain-chip.tsx';
import { LedgerState } from '../parts/ledger/ledger-state.tsx';
import { Seals } from '../parts/ledger/seals.tsx';
import { Verifications } from '../parts/ledger/verifications.tsx';
import { useLedger, useVerify } from '../ledger-calls.ts';
import { useLedgerText } from '../ledger-text.ts';

/** audit-verify: is the log what was recorded? Its state, the verification and what it found, the seals. */
export default function AuditVerify() {
  const t = useLedgerText();
  const { is_org_admin } = useSession();
  const [sealing, setSealing] = useState(false);
  const ledger = useLedger();
  const verify = useVerify();
  const seal = useSend('POST /audit/seals/', {
    done: ({ seal: made }) => t('verify.sealed', { number: made?.number ?? 0 }),
    onDone: () => setSealing(false),
  });
  const busy = verify.isPending || Boolean(ledger.data?.running);
  return (
    <>
      <PageHeader
        status={<ChainChip />}
        actions={
          <>
            {is_org_admin && (
              <OfficeActButton variant="outlined" onClick={() => setSealing(true)}>
                {t('verify.seal')}
              </OfficeActButton>
            )}
            <Button variant="contained" loading={busy} onClick={() => verify.mutate({})}>
              {t('verify.now')}
            </Button>
          </>
        }
      />
      <p className="mut">{t('verify.lead')}</p>
      <CallState call={ledger} lines={6} />
      {ledger.data && <LedgerState state={ledger.data} />}
      <Verifications />
      <Seals />
      <ConfirmDialog
        open={sealing}
        title={t('verify.confirm_title')}
        confirm={t('verify.seal')}
        busy={seal.isPending}
        onConfirm={() => seal.mutate({})}
        onClose={() => setSealing(false)}
      >
        {t('verify.confirm')}
      </ConfirmDialog>
    </>
  );
}

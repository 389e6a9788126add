import { useRef, useState, type ChangeEvent } from 'react';
import type { ReceiptData } from '@portal/event-schemas/audit/ledger.ts';
import type { ReceiptCheckView } from '@portal/event-schemas/audit/ledger-views.ts';
import { api } from '../../http/client.ts';
import { ApiFailure, ApiRefusal } from '../../http/refusal.ts';
import { CodeForm } from '../../shell/code-form.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState } from '../../shell/states.tsx';
import { Verdict } from '../parts/ledger/verdict.tsx';
import { useReceiptText } from '../receipt-text.ts';

const largestFile = 300_000;

/** check-receipt: open to everybody. A code or a receipt's file is checked; of the person nothing is shown. `?code=` is checked at once. */
export default function CheckReceipt() {
  const t = useReceiptText();
  const [busy, setBusy] = useState(false);
  const [check, setCheck] = useState<ReceiptCheckView | null>(null);
  const [refusal, setRefusal] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  const look = async (ask: () => Promise<ReceiptCheckView>): Promise<void> => {
    [setCheck, setFailure].forEach(set => set(null));
    setRefusal('');
    setBusy(true);
    try {
      setCheck(await ask());
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(error);
      else setRefusal(error instanceof ApiRefusal ? error.message : t('check.no_receipt'));
    } finally {
      setBusy(false);
    }
  };
  const checkCode = (code: string): Promise<void> => look(() => api('GET /audit/receipts/check/', { query: { code } }));
  const checkFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > largestFile) {
      setCheck(null);
      setRefusal(t('check.too_large'));
      return;
    }
    await look(async () => {
      const content = JSON.parse(await file.text()) as ReceiptData | { receipt: ReceiptData };
      return api('POST /audit/receipts/check/', {
        body: { receipt: 'receipt' in content ? content.receipt : content },
      });
    });
  };
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('check.lead')}</p>
      </div>
      <Panel>
        <CodeForm
          label={t('check.code')}
          hint={t('check.code_hint')}
          submit={t('check.submit')}
          maxLength={100}
          busy={busy}
          refusal={refusal}
          check={checkCode}
        >
          <div className="field">
            <button
              type="button"
              className="button"
              style={{ justifySelf: 'start' }}
              onClick={() => files.current?.click()}
            >
              {t('check.file')}
            </button>
            <input
              ref={files}
              type="file"
              hidden
              accept="application/json,.json"
              onChange={event => void checkFile(event)}
            />
          </div>
        </CodeForm>
      </Panel>
      {check && <Verdict check={check} />}
      {failure !== null && <ErrorState error={failure} />}
      <p className="mut">{t('check.offline')}</p>
    </>
  );
}

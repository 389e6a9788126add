import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { ReceiptData } from '@portal/event-schemas/audit/ledger.ts';
import { useSearchParams } from 'react-router';
import type { ReceiptCheckView } from '@portal/event-schemas/audit/ledger-views.ts';
import { api } from '../../http/client.ts';
import { ApiFailure, ApiRefusal } from '../../http/refusal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState } from '../../shell/states.tsx';
import { Verdict } from '../parts/ledger/verdict.tsx';
import { useReceiptText } from '../receipt-text.ts';

const largestFile = 300_000;

/** check-receipt: open to everybody. A code or a receipt's file is checked; of the person nothing is shown. `?code=` is checked at once. */
export default function CheckReceipt() {
  const t = useReceiptText();
  const id = useId();
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
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
  const checkCode = (text: string): Promise<void> =>
    look(() => api('GET /audit/receipts/check/', { query: { code: text.trim() } }));
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
  const given = useRef(search.get('code'));
  useEffect(() => {
    if (given.current) void checkCode(given.current);
    given.current = null;
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && code.trim()) void checkCode(code);
  };
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('check.lead')}</p>
      </div>
      <Panel>
        <form className="form" noValidate onSubmit={submit}>
          {refusal && (
            <div role="alert" className="form-error">
              {refusal}
            </div>
          )}
          <div className="field">
            <label htmlFor={id}>{t('check.code')}</label>
            <div className="field-box">
              <input
                id={id}
                value={code}
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                aria-describedby={`${id}-hint`}
                onChange={event => setCode(event.target.value)}
              />
            </div>
            <div id={`${id}-hint`} className="field-text">
              {t('check.code_hint')}
            </div>
          </div>
          <div className="form-actions">
            <button type="submit" className="button primary" disabled={code.trim() === ''} aria-busy={busy}>
              {t('check.submit')}
            </button>
          </div>
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
        </form>
      </Panel>
      {check && <Verdict check={check} />}
      {failure !== null && <ErrorState error={failure} />}
      <p className="mut">{t('check.offline')}</p>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Meter } from '../../shell/meter.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

/** Credits so far against the effective limits, what is missing in words, and the button that sends the card. */
export function CreditBar({ info, waiting }: { info: YearSemester; waiting: boolean }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { credits, status_info } = info;
  const send = useSend('POST /organizations/send_advaizer/', { done: t('send.done'), onDone: () => setAsking(false) });
  const missing = Math.max(0, credits.min - credits.amount);
  const sendable = status_info.editable && status_info.status !== 'NOT_STARTED';
  const hint = waiting ? t('send.waiting') : missing > 0 ? t('credits.missing', { smart_count: missing }) : t('credits.enough');

  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3) var(--s5)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s3)' }}>
        <span className="num">{t('credits.of', { amount: credits.amount, max: credits.max })}</span>
        <Meter value={credits.amount} max={credits.max} label={t('credits.label')} width={120} />
        {credits.min > 0 && <span className="mut">{t('credits.min', { min: credits.min })}</span>}
      </Box>
      {credits.max_audit > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)' }}>
          <span className="num">{t('credits.audit', { amount: credits.amount_audit, max: credits.max_audit })}</span>
          <Meter value={credits.amount_audit} max={credits.max_audit} label={t('credits.audit_label')} width={60} />
        </Box>
      )}
      {sendable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)', ml: { md: 'auto' } }}>
          <span className="mut" id="send-hint">{hint}</span>
          <Button variant="contained" disabled={missing > 0 || waiting} aria-describedby="send-hint" onClick={() => setAsking(true)}>{t('send.action')}</Button>
        </Box>
      )}
      </Box>
      <ConfirmDialog open={asking} title={t('send.title')} confirm={t('send.action')} busy={send.isPending} onConfirm={() => send.mutate({ query: { uid: status_info.uid } })} onClose={() => setAsking(false)}>
        {t('send.text')}
      </ConfirmDialog>
    </Panel>
  );
}

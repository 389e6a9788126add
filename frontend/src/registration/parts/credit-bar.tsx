import Box from '@mui/material/Box';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Meter } from '../../shell/meter.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';

/** Cards that it makes no sense to send: nothing is on them yet, or they are where they belong. */
const quiet = ['registration.card_empty', 'registration.status_not_sendable'];

/** Credits so far against the effective limits, and the button that sends the card, with why it can't be sent. `items`: all that the student has chosen. */
export function CreditBar({ info, items }: { info: YearSemester; items: readonly CardItem[] }) {
  const t = useText();
  const s = useStudentText();
  const [asking, setAsking] = useState(false);
  const {
    credits,
    status_info,
    sending: { allowed, obstacle },
  } = info;
  const send = useSend('POST /organizations/send_advaizer/', { done: t('send.done'), onDone: () => setAsking(false) });
  const creditsIn = (queue: boolean): number =>
    items
      .filter(item => item.status !== 'registered' && item.queue === queue && !item.audit)
      .reduce((sum, item) => sum + item.credits, 0);
  const [inBasket, inQueue] = [creditsIn(false), creditsIn(true)];
  const sendable = status_info.editable && !quiet.includes(obstacle?.code ?? '');

  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3) var(--s5)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s3)' }}>
          <span className="num">{t('credits.of', { amount: credits.amount, max: credits.max })}</span>
          <Meter value={credits.amount} max={credits.max} label={t('credits.label')} width={120} />
          <span className="mut num">
            {[
              credits.min > 0 && t('credits.min', { min: credits.min }),
              status_info.max_credit ? s('limits.own') : '',
              inBasket > 0 && s('limits.basket', { credits: inBasket }),
              inQueue > 0 && s('limits.queue', { credits: inQueue }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Box>
        {credits.max_audit > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)' }}>
            <span className="num">{t('credits.audit', { amount: credits.amount_audit, max: credits.max_audit })}</span>
            <Meter value={credits.amount_audit} max={credits.max_audit} label={t('credits.audit_label')} width={60} />
          </Box>
        )}
        {sendable && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)', ml: { md: 'auto' } }}>
            <span className="mut" id="send-hint">
              {obstacle ? obstacle.message : t('credits.enough')}
            </span>
            <ActButton
              className="button primary"
              disabled={!allowed}
              aria-describedby="send-hint"
              onClick={() => setAsking(true)}
            >
              {t('send.action')}
            </ActButton>
          </Box>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('send.title')}
        confirm={t('send.action')}
        busy={send.isPending}
        onConfirm={() => send.mutate({ query: { uid: status_info.uid } })}
        onClose={() => setAsking(false)}
      >
        {t('send.text')}
      </ConfirmDialog>
    </Panel>
  );
}

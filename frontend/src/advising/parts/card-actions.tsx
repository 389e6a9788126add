import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { CardAction, CardDetail } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useText } from '../text.ts';

const ApproveDialog = lazy(() => import('./card/approve-dialog.tsx'));

/** What may be done with the card now. An act that is refused says why on its button. */
export function CardActions({ card }: { card: CardDetail }) {
  const actions = new Map(card.actions.map(action => [action.action, action]));
  return (
    <>
      <StartReview card={card} action={actions.get('start_review')} />
      <Reject card={card} action={actions.get('reject')} />
      <Approve card={card} action={actions.get('approve')} />
      <SetStatus card={card} action={actions.get('set_status')} />
    </>
  );
}

interface ActProps {
  card: CardDetail;
  action: CardAction | undefined;
}

/** Shown when the reader's role has the act at all; off, with the reason, when the card does not allow it now. */
function ActButton({
  action,
  main = false,
  busy = false,
  children,
  onClick,
}: {
  action: CardAction | undefined;
  main?: boolean;
  busy?: boolean;
  children: string;
  onClick: () => void;
}) {
  const readOnly = useReadOnlyReason();
  if (!action) return null;
  const why = readOnly ?? action.obstacle?.message;
  const button = (
    <Button
      variant={main ? 'contained' : 'outlined'}
      disabled={!action.allowed || busy || readOnly !== undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
  return why ? (
    <Tooltip title={why}>
      <span style={{ display: 'inline-flex' }}>{button}</span>
    </Tooltip>
  ) : (
    button
  );
}

function StartReview({ card, action }: ActProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const start = useSend('POST /organizations/status_info/', { done: t('act.started'), onDone: () => setAsking(false) });
  if (!action?.allowed) return null;
  return (
    <>
      <ActButton action={action} main onClick={() => setAsking(true)}>
        {t('act.start_review')}
      </ActButton>
      <ConfirmDialog
        open={asking}
        title={t('act.start_title')}
        confirm={t('act.start_review')}
        busy={start.isPending}
        onConfirm={() => start.mutate({ query: { uid: card.uid } })}
        onClose={() => setAsking(false)}
      >
        {t('act.start_text')}
      </ConfirmDialog>
    </>
  );
}

function Approve({ card, action }: ActProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActButton action={action} main onClick={() => setAsking(true)}>
        {t('act.approve')}
      </ActButton>
      {asking && (
        <Suspense fallback={null}>
          <ApproveDialog card={card} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Reject({ card, action }: ActProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const reject = useSend('PUT /organizations/online_registration/reject/', {
    done: t('act.rejected'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <ActButton action={action} onClick={() => setAsking(true)}>
        {t('act.reject')}
      </ActButton>
      {asking && (
        <ReasonDialog
          title={t('act.reject_title')}
          confirm={t('act.reject')}
          busy={reject.isPending}
          label={t('act.comment')}
          onConfirm={comment => reject.mutate({ body: { uid: card.uid, comment } })}
          onClose={() => setAsking(false)}
        >
          {t('act.reject_text')}
        </ReasonDialog>
      )}
    </>
  );
}

function SetStatus({ card, action }: ActProps) {
  const t = useText();
  const words = useRegistrationText();
  const [asking, setAsking] = useState(false);
  const [status, setStatus] = useState<CardStatus>(card.status_info.status);
  const set = useSend('PUT /advising/cards/{uid}/status/', {
    done: t('act.status_set'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <ActButton action={action} onClick={() => setAsking(true)}>
        {t('act.set_status')}
      </ActButton>
      {asking && (
        <ReasonDialog
          title={t('act.status_title')}
          confirm={t('act.set_status')}
          busy={set.isPending}
          disabled={status === card.status_info.status}
          label={t('act.reason')}
          onConfirm={reason => set.mutate({ params: { uid: card.uid }, body: { status, reason } })}
          onClose={() => setAsking(false)}
        >
          <TextField
            select
            label={t('act.status')}
            value={status}
            onChange={event => setStatus(event.target.value as CardStatus)}
            sx={{ mt: 1 }}
          >
            {cardStatuses.map(one => (
              <MenuItem key={one} value={one}>
                {words(`status.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </ReasonDialog>
      )}
    </>
  );
}

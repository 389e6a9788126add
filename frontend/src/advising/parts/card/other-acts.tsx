import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CardAction, CardDetail } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useSend } from '../../../http/use-send.ts';
import { useRegistrationText } from '../../../registration/api.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useText } from '../../text.ts';

/** What is rarely done with a card: taking one for review that its student still works on, setting a status. */
export function OtherActs({ card }: { card: CardDetail }) {
  const actions = new Map(card.actions.map(action => [action.action, action]));
  return (
    <>
      <StartReview card={card} action={actions.get('start_review')} />
      <SetStatus card={card} action={actions.get('set_status')} />
    </>
  );
}

interface ActProps {
  card: CardDetail;
  action: CardAction | undefined;
}

function StartReview({ card, action }: ActProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const start = useSend('POST /organizations/status_info/', { done: t('act.started'), onDone: () => setAsking(false) });
  if (!action) return null;
  return (
    <>
      <OfficeActButton disabled={!action.allowed} onClick={() => setAsking(true)}>
        {t('act.start_review')}
      </OfficeActButton>
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

function SetStatus({ card, action }: ActProps) {
  const t = useText();
  const words = useRegistrationText();
  const [asking, setAsking] = useState(false);
  const [status, setStatus] = useState<CardStatus>(card.status_info.status);
  const set = useSend('PUT /advising/cards/{uid}/status/', {
    done: t('act.status_set'),
    onDone: () => setAsking(false),
  });
  if (!action) return null;
  return (
    <>
      <OfficeActButton disabled={!action.allowed} onClick={() => setAsking(true)}>
        {t('act.set_status')}
      </OfficeActButton>
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

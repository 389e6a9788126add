import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useSend } from '../../../http/use-send.ts';
import { useRegistrationText } from '../../../registration/api.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { ItemMenu } from '../../../shell/item-menu.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { useText } from '../../text.ts';

const acts = ['start_review', 'set_status'] as const;

/** What is rarely done with a card, in a menu: taking one for review that its student still works on, setting a status. */
export function OtherActs({ card }: { card: CardDetail }) {
  const t = useText();
  const readOnly = useReadOnlyReason();
  const [asking, setAsking] = useState<(typeof acts)[number] | null>(null);
  const close = (): void => setAsking(null);
  const items = acts.flatMap(act => {
    const action = card.actions.find(one => one.action === act);
    return action
      ? [{ label: t(`act.${act}`), off: readOnly !== undefined || !action.allowed, onClick: () => setAsking(act) }]
      : [];
  });
  if (items.length === 0) return null;
  return (
    <>
      <ItemMenu label={t('act.others')} items={items} />
      {asking === 'start_review' && <StartReview card={card} onClose={close} />}
      {asking === 'set_status' && <SetStatus card={card} onClose={close} />}
    </>
  );
}

interface ActProps {
  card: CardDetail;
  onClose: () => void;
}

function StartReview({ card, onClose }: ActProps) {
  const t = useText();
  const start = useSend('POST /organizations/status_info/', { done: t('act.started'), onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('act.start_title')}
      confirm={t('act.start_review')}
      busy={start.isPending}
      onConfirm={() => start.mutate({ query: { uid: card.uid } })}
      onClose={onClose}
    >
      {t('act.start_text')}
    </ConfirmDialog>
  );
}

function SetStatus({ card, onClose }: ActProps) {
  const t = useText();
  const words = useRegistrationText();
  const [status, setStatus] = useState<CardStatus>(card.status_info.status);
  const set = useSend('PUT /advising/cards/{uid}/status/', { done: t('act.status_set'), onDone: onClose });
  return (
    <ReasonDialog
      title={t('act.status_title')}
      confirm={t('act.set_status')}
      busy={set.isPending}
      disabled={status === card.status_info.status}
      label={t('act.reason')}
      onConfirm={reason => set.mutate({ params: { uid: card.uid }, body: { status, reason } })}
      onClose={onClose}
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
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { WaitingEntry } from '@portal/event-schemas/registration/waiting-lists.ts';
import { useState } from 'react';
import type { ApiRefusal } from '../../../http/refusal.ts';
import { useSend } from '../../../http/use-send.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useQueuesText } from '../../queues-text.ts';

interface Props {
  course: string;
  entry: WaitingEntry;
  onClose: () => void;
}

/** Puts a student at another place of the waiting list. */
export function MoveDialog({ course, entry, onClose }: Props) {
  const t = useQueuesText();
  const [to, setTo] = useState(entry.place === 1 ? '2' : '1');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const move = useSend('PUT /registration/waiting_lists/{uid}/move/', {
    done: t('queues.moved'),
    onDone: onClose,
    onRefusal: setRefused,
  });
  const place = Number(to);
  return (
    <ReasonDialog
      title={t('queues.move_title', { name: entry.display_name })}
      confirm={t('queues.move')}
      busy={move.isPending}
      disabled={!Number.isInteger(place) || place < 1 || place === entry.place}
      onClose={onClose}
      label={t('queues.reason')}
      hint={t('queues.reason_hint')}
      refused={refused?.message}
      onConfirm={reason => move.mutate({ params: { uid: course }, body: { student: entry.uid, to: place, reason } })}
    >
      <p>{t('queues.move_text', { place: entry.place })}</p>
      <TextField
        type="number"
        label={t('queues.to')}
        value={to}
        onChange={event => setTo(event.target.value)}
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
      />
    </ReasonDialog>
  );
}

/** Registers a student who waits, past those who stand ahead. */
export function AdmitDialog({ course, entry, onClose }: Props) {
  const t = useQueuesText();
  const [addSeat, setAddSeat] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const admit = useSend('PUT /registration/waiting_lists/{uid}/admit/', {
    done: t('queues.admitted'),
    onDone: onClose,
    onRefusal: setRefused,
  });
  return (
    <ReasonDialog
      title={t('queues.admit_title', { name: entry.display_name })}
      confirm={t('queues.admit')}
      busy={admit.isPending}
      onClose={onClose}
      label={t('queues.reason')}
      hint={t('queues.reason_hint')}
      refused={refused?.message}
      onConfirm={reason =>
        admit.mutate({ params: { uid: course }, body: { student: entry.uid, reason, add_seat: addSeat } })
      }
    >
      <p>{t('queues.admit_text')}</p>
      <FormControlLabel
        control={<Checkbox checked={addSeat} onChange={event => setAddSeat(event.target.checked)} />}
        label={t('queues.add_seat')}
      />
    </ReasonDialog>
  );
}

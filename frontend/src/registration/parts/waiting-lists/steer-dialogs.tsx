import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { WaitingEntry } from '@portal/event-schemas/registration/waiting-lists.ts';
import { useState, type ReactNode } from 'react';
import type { ApiRefusal } from '../../../http/refusal.ts';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useQueuesText } from '../../queues-text.ts';

interface Props {
  course: string;
  entry: WaitingEntry;
  onClose: () => void;
}
const Fields = ({ refused, children }: { refused: ApiRefusal | null; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 'var(--s4)', paddingTop: 'var(--s1)' }}>
    {children}
    {refused && (
      <div role="alert" className="form-error">
        {refused.message}
      </div>
    )}
  </Box>
);

/** Puts a student at another place of the waiting list. */
export function MoveDialog({ course, entry, onClose }: Props) {
  const t = useQueuesText();
  const [to, setTo] = useState(entry.place === 1 ? '2' : '1');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const move = useSend('PUT /registration/waiting_lists/{uid}/move/', {
    done: t('queues.moved'),
    onDone: onClose,
    onRefusal: setRefused,
  });
  const place = Number(to);
  return (
    <ConfirmDialog
      open
      title={t('queues.move_title', { name: entry.display_name })}
      confirm={t('queues.move')}
      busy={move.isPending}
      disabled={!Number.isInteger(place) || place < 1 || place === entry.place || reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => move.mutate({ params: { uid: course }, body: { student: entry.uid, to: place, reason } })}
    >
      <Fields refused={refused}>
        <p>{t('queues.move_text', { place: entry.place })}</p>
        <TextField
          type="number"
          label={t('queues.to')}
          value={to}
          onChange={event => setTo(event.target.value)}
          slotProps={{ htmlInput: { min: 1, step: 1 } }}
        />
        <TextField
          label={t('queues.reason')}
          helperText={t('queues.reason_hint')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          required
        />
      </Fields>
    </ConfirmDialog>
  );
}

/** Registers a student who waits, past those who stand ahead. */
export function AdmitDialog({ course, entry, onClose }: Props) {
  const t = useQueuesText();
  const [reason, setReason] = useState('');
  const [addSeat, setAddSeat] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const admit = useSend('PUT /registration/waiting_lists/{uid}/admit/', {
    done: t('queues.admitted'),
    onDone: onClose,
    onRefusal: setRefused,
  });
  return (
    <ConfirmDialog
      open
      title={t('queues.admit_title', { name: entry.display_name })}
      confirm={t('queues.admit')}
      busy={admit.isPending}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() =>
        admit.mutate({ params: { uid: course }, body: { student: entry.uid, reason, add_seat: addSeat } })
      }
    >
      <Fields refused={refused}>
        <p>{t('queues.admit_text')}</p>
        <TextField
          label={t('queues.reason')}
          helperText={t('queues.reason_hint')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          required
        />
        <FormControlLabel
          control={<Checkbox checked={addSeat} onChange={event => setAddSeat(event.target.checked)} />}
          label={t('queues.add_seat')}
        />
      </Fields>
    </ConfirmDialog>
  );
}

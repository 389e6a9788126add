import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { usePermitsText } from '../../permits-text.ts';

/** Takes a permission back. `name`: whose, or for which course. */
export function WithdrawPermit({ student, course, name }: { student: string; course: string; name: string }) {
  const t = usePermitsText();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useSend('DELETE /registration/students/{uid}/course_permissions/{offering}/', {
    done: t('permits.withdrawn'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <OfficeActButton
        size="small"
        color="error"
        variant="text"
        aria-label={`${t('permits.withdraw')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('permits.withdraw')}
      </OfficeActButton>
      <ConfirmDialog
        open={asking}
        title={t('permits.withdraw_title')}
        confirm={t('permits.withdraw')}
        destructive
        busy={withdraw.isPending}
        disabled={reason.trim() === ''}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { uid: student, offering: course }, body: { reason } })}
      >
        <p>{t('permits.withdraw_text', { name })}</p>
        <TextField
          label={t('permits.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          required
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}

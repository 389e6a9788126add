import TextField from '@mui/material/TextField';
import type { UnregisteredStudent } from '@portal/event-schemas/statistics/figures.ts';
import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useStatisticsText } from '../../text.ts';

/** One letter to the selected students without courses: a mail and a notice in the portal for each. What was typed stays when it could not be sent. */
export function MailSelected({ rows, clear }: { rows: readonly UnregisteredStudent[]; clear: () => void }) {
  const t = useStatisticsText();
  const [open, setOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useSend('POST /advisors/my_students_auca/send_mail_students_list_auca/', {
    done: t('unregistered.sent', { count: rows.length }),
    onDone: () => {
      setOpen(false);
      setSubject('');
      setText('');
      clear();
    },
  });
  return (
    <>
      <OfficeActButton disabled={rows.length === 0} onClick={() => setOpen(true)}>
        {t('unregistered.mail')}
      </OfficeActButton>
      <ConfirmDialog
        open={open}
        title={t('unregistered.mail_title', { count: rows.length })}
        confirm={t('unregistered.send')}
        busy={send.isPending}
        disabled={subject.trim() === '' || text.trim() === ''}
        onConfirm={() => send.mutate({ body: { students: rows.map(row => row.uid), subject, text } })}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('unregistered.subject')}
          value={subject}
          onChange={event => setSubject(event.target.value)}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ mt: 1 }}
        />
        <TextField
          label={t('unregistered.text')}
          value={text}
          onChange={event => setText(event.target.value)}
          required
          fullWidth
          multiline
          minRows={5}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}

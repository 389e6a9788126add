import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useText } from '../text.ts';

interface Props {
  rows: readonly { uid: string; email: string }[];
  clear: () => void;
}

/**
 * A button that writes one letter to the selected students of a list: a mail and a notice in the portal for each. What
 * was typed stays when it could not be sent.
 */
export function MailStudents({ rows, clear }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useSend('POST /advisors/my_students_auca/send_mail_students_list_auca/', {
    done: t('list.mail_done', { smart_count: rows.length }),
    onDone: () => {
      setOpen(false);
      setSubject('');
      setText('');
      clear();
    },
  });
  const without = rows.filter(row => row.email === '').length;
  return (
    <>
      <OfficeActButton disabled={rows.length === 0} onClick={() => setOpen(true)}>
        {t('list.mail')}
      </OfficeActButton>
      <ConfirmDialog
        open={open}
        title={t('list.mail_title', { smart_count: rows.length })}
        confirm={t('list.mail_send')}
        busy={send.isPending}
        disabled={subject.trim() === '' || text.trim() === ''}
        onConfirm={() => send.mutate({ body: { students: rows.map(row => row.uid), subject, text } })}
        onClose={() => setOpen(false)}
      >
        {without > 0 && <p>{t('list.mail_without', { smart_count: without })}</p>}
        <TextField
          label={t('list.mail_subject')}
          value={subject}
          onChange={event => setSubject(event.target.value)}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ mt: 1 }}
        />
        <TextField
          label={t('list.mail_text')}
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

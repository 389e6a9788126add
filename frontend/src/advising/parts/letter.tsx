import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';

/** What the button, the dialog and its fields are called. */
export interface LetterTexts {
  write: string;
  title: string;
  subject: string;
  text: string;
  send: string;
  done: string;
}

/**
 * A button that writes one letter to the selected students: a mail and a notice in the portal for each. What was typed
 * stays when it could not be sent. `children`: what the dialog says before its fields.
 */
export function Letter({
  rows,
  clear,
  texts,
  children,
}: {
  rows: readonly { uid: string }[];
  clear: () => void;
  texts: LetterTexts;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useSend('POST /advisors/my_students_auca/send_mail_students_list_auca/', {
    done: texts.done,
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
        {texts.write}
      </OfficeActButton>
      <ConfirmDialog
        open={open}
        title={texts.title}
        confirm={texts.send}
        busy={send.isPending}
        disabled={subject.trim() === '' || text.trim() === ''}
        onConfirm={() => send.mutate({ body: { students: rows.map(row => row.uid), subject, text } })}
        onClose={() => setOpen(false)}
      >
        {children}
        <TextField
          label={texts.subject}
          value={subject}
          onChange={event => setSubject(event.target.value)}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ mt: 1 }}
        />
        <TextField
          label={texts.text}
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

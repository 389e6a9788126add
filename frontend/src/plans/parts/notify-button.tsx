import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { usePlanText } from '../text.ts';

/** Tells the advisor (by the student) or the student (by advisor and office) of the changes, with a message. */
export function NotifyButton({ student, study_year }: { student: string | undefined; study_year: number }) {
  const t = usePlanText();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const own = student === undefined;
  const tell = useSend('POST /user/student_discipline_view_set/iup_change_notification/', {
    done: t('act.notified'),
    onDone: () => {
      setAsking(false);
      setMessage('');
    },
  });
  return (
    <>
      <OfficeActButton onClick={() => setAsking(true)}>
        {own ? t('act.notify') : t('act.notify_student')}
      </OfficeActButton>
      <ConfirmDialog
        open={asking}
        title={t('act.notify_title')}
        confirm={own ? t('act.notify') : t('act.notify_student')}
        busy={tell.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => tell.mutate({ body: { student, study_year, message } })}
      >
        <p>{own ? t('act.notify_text') : t('act.notify_student_text')}</p>
        <Box className="field" sx={{ mt: 'var(--s3)' }}>
          <label htmlFor={id}>{t('act.message')}</label>
          <div className="field-box">
            <textarea
              id={id}
              rows={3}
              maxLength={1000}
              value={message}
              onChange={event => setMessage(event.target.value)}
            />
          </div>
        </Box>
      </ConfirmDialog>
    </>
  );
}

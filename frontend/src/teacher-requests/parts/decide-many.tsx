import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { DecisionReport, TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useTeachingText } from '../teaching-text.ts';

/** One answer to the selected requests; what could not be answered is listed with its reason. */
export function DecideMany({ rows, clear }: Parameters<BulkActions<TeacherRequestRow>>[0]) {
  const t = useTeachingText();
  const [comment, setComment] = useState<string | null>(null);
  const [report, setReport] = useState<DecisionReport | null>(null);
  const decide = useSend('PUT /registration/teacher_requests/decide/', {
    onDone: answer => {
      setComment(null);
      toast.info(t('requests.many_done', { done: answer.done, refused: answer.refused }));
      if (answer.refused > 0) setReport(answer);
      else clear();
    },
  });
  const uids = rows.map(row => row.uid);
  const run = (status: 'approved' | 'rejected'): void =>
    decide.mutate({ body: { requests: uids, status, comment: comment?.trim() ?? '' } });
  const nameOf = (uid: string): string => rows.find(row => row.uid === uid)?.student_name ?? uid;
  return (
    <>
      <OfficeActButton
        variant="contained"
        disabled={decide.isPending || uids.length === 0}
        onClick={() => run('approved')}
      >
        {t('requests.approve_many')}
      </OfficeActButton>
      <OfficeActButton color="error" disabled={decide.isPending || uids.length === 0} onClick={() => setComment('')}>
        {t('requests.refuse_many')}
      </OfficeActButton>
      <ConfirmDialog
        open={comment !== null}
        title={t('requests.refuse_title', { count: uids.length })}
        confirm={t('requests.refuse')}
        destructive
        busy={decide.isPending}
        disabled={!comment?.trim()}
        onConfirm={() => run('rejected')}
        onClose={() => setComment(null)}
      >
        <TextField
          fullWidth
          autoFocus
          sx={{ mt: 1 }}
          label={t('requests.answer')}
          helperText={t('requests.answer_hint')}
          multiline
          minRows={3}
          value={comment ?? ''}
          onChange={event => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </ConfirmDialog>
      <Dialog open={report !== null} onClose={() => setReport(null)} fullWidth maxWidth="sm">
        <DialogTitle>{t('requests.report')}</DialogTitle>
        <DialogContent>
          <ul>
            {report?.results
              .filter(result => !result.ok)
              .map(result => (
                <li key={result.uid} style={{ padding: '6px 0' }}>
                  <b>{nameOf(result.uid)}</b>: {result.error?.message}
                </li>
              ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button
            variant="contained"
            onClick={() => {
              setReport(null);
              clear();
            }}
          >
            {t('requests.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

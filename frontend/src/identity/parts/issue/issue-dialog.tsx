import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { PeopleKind } from '@portal/event-schemas/identity/issued-accounts.ts';
import { useId, useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { IssueForm, type Choices } from './issue-form.tsx';
import { Issued } from './issued.tsx';
import { useIssueText } from './issue-texts.ts';
import { useIssue } from './use-issue.ts';

/** Who gets access and how, then how far it is, then the passwords, which are shown here and nowhere else. Load it lazily. */
export function IssueDialog({
  of,
  people,
  onClose,
}: {
  of: PeopleKind;
  people?: readonly string[];
  onClose: (isDone: boolean) => void;
}) {
  const t = useIssueText();
  const format = useFormat();
  const id = useId();
  const form = useId();
  const { issuing, issue, unkept, keep, stop } = useIssue();
  const [total, setTotal] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const close = (): void => {
    if (issuing?.isRunning) return;
    if (unkept) setLeaving(true);
    else onClose(issuing !== null);
  };
  const begin = ({ count, ...choices }: Choices): void => {
    setTotal(count);
    void issue({ of, ...choices, ...(people ? { people: [...people] } : {}) });
  };
  const numbers = { done: format.number(issuing?.done ?? 0), of: format.number(total) };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`title_${of}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        {!issuing && <IssueForm id={form} of={of} chosen={people?.length} onSubmit={begin} />}
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {issuing?.isRunning && (
            <>
              <span className="num">{t('running_of', numbers)}</span>
              <LinearProgress
                aria-label={t('running_of', numbers)}
                variant="determinate"
                value={Math.min(100, (100 * issuing.done) / Math.max(total, 1))}
              />
              <span className="mut">{t('wait')}</span>
            </>
          )}
          {issuing && !issuing.isRunning && <b>{t('done')}</b>}
          {issuing?.problem !== undefined && issuing.problem !== null && (
            <p className="form-error">{issuing.problem || t('lost')}</p>
          )}
        </Box>
        {issuing && !issuing.isRunning && <Issued of={of} issuing={issuing} onKept={keep} />}
      </DialogContent>
      <DialogActions>
        {!issuing && (
          <>
            <Button variant="text" onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="contained" type="submit" form={form}>
              {t('issue')}
            </Button>
          </>
        )}
        {issuing?.isRunning && <Button onClick={stop}>{t('stop')}</Button>}
        {issuing && !issuing.isRunning && (
          <Button variant={unkept ? 'text' : 'contained'} onClick={close}>
            {t('close')}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        open={isLeaving}
        title={t('leave')}
        confirm={t('leave_do')}
        destructive
        onConfirm={() => onClose(true)}
        onClose={() => setLeaving(false)}
      >
        {t('leave_text')}
      </ConfirmDialog>
    </Dialog>
  );
}

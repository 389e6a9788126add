import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import type { BulkReport } from '@portal/event-schemas/registration/requests.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';

type Selection = Parameters<BulkActions<StudentRow>>[0];

/** Starts the review of the selected cards or approves them; each card is checked by itself, and what was refused is listed with its reason. */
export function BulkReview({ rows, clear }: Selection) {
  const t = useText();
  const [report, setReport] = useState<BulkReport | null>(null);
  const act = useSend<BulkReport>('PUT /organizations/action_applications/', {
    onDone: answer => {
      toast.info(t('list.bulk_done', { done: answer.done, refused: answer.refused }));
      if (answer.refused > 0) setReport(answer);
      else clear();
    },
  });
  const uids = rows.flatMap(row => row.card ?? []);
  const run = (action: 'start_review' | 'approve'): void => act.mutate({ body: { action, uids } });
  const nameOf = (uid: string): string => rows.find(row => row.card === uid)?.display_name ?? uid;
  return (
    <>
      <Button disabled={act.isPending || uids.length === 0} onClick={() => run('start_review')}>{t('list.bulk_start')}</Button>
      <Button variant="contained" disabled={act.isPending || uids.length === 0} onClick={() => run('approve')}>{t('list.bulk_approve')}</Button>
      <Dialog open={report !== null} onClose={() => setReport(null)} fullWidth maxWidth="sm">
        <DialogTitle>{t('list.bulk_report')}</DialogTitle>
        <DialogContent>
          <ul>
            {report?.results.filter(result => !result.ok).map(result => (
              <li key={result.uid} style={{ padding: '6px 0' }}><b>{nameOf(result.uid)}</b>: {result.error?.message}</li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions><Button variant="contained" onClick={() => { setReport(null); clear(); }}>{t('list.close')}</Button></DialogActions>
      </Dialog>
    </>
  );
}

import TextField from '@mui/material/TextField';
import type { ReassignReport } from '@portal/event-schemas/advising/requests.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';
import { AdvisorChoice, type Advisor } from './advisor-choice.tsx';
import { BulkReportDialog } from './bulk-report.tsx';

interface Props {
  rows: readonly { uid: string; display_name: string }[];
  clear: () => void;
}

/** The office gives the selected students to another advisor; each is decided by itself. */
export function ReassignStudents({ rows, clear }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [advisor, setAdvisor] = useState<Advisor | null>(null);
  const [reason, setReason] = useState('');
  const [report, setReport] = useState<ReassignReport | null>(null);
  const send = useSend('POST /advising/advisors/reassign/', {
    onDone: answer => {
      toast.info(t('list.bulk_done', { done: answer.done, refused: answer.refused }));
      setOpen(false);
      if (answer.refused > 0) setReport(answer);
      else clear();
    },
  });
  return (
    <>
      <OfficeActButton disabled={rows.length === 0} onClick={() => setOpen(true)}>
        {t('assign.act')}
      </OfficeActButton>
      <ConfirmDialog
        open={open}
        title={t('assign.title', { smart_count: rows.length })}
        confirm={t('assign.confirm')}
        busy={send.isPending}
        disabled={advisor === null}
        onConfirm={() =>
          send.mutate({ body: { students: rows.map(row => row.uid), advisor: advisor?.uid ?? null, reason } })
        }
        onClose={() => setOpen(false)}
      >
        <p style={{ marginBottom: 16 }}>{t('assign.text')}</p>
        <AdvisorChoice value={advisor} onChange={setAdvisor} />
        <TextField
          label={t('act.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
      <BulkReportDialog
        results={report?.results ?? null}
        nameOf={uid => rows.find(row => row.uid === uid)?.display_name ?? uid}
        onClose={() => {
          setReport(null);
          clear();
        }}
      />
    </>
  );
}

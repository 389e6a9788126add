import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import type { BulkReport } from '@portal/event-schemas/registration/requests.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';
import { BulkReportDialog } from './bulk-report.tsx';

export type Selection = Parameters<BulkActions<StudentRow>>[0];

/** Starts the review of the selected cards, approves or returns them; each card is checked by itself, and what was refused is listed with its reason. */
export function BulkReview({ rows, clear }: Selection) {
  const t = useText();
  const [report, setReport] = useState<BulkReport | null>(null);
  const [returning, setReturning] = useState(false);
  const act = useSend('PUT /organizations/action_applications/', {
    onDone: answer => {
      toast.info(t('list.bulk_done', { done: answer.done, refused: answer.refused }));
      setReturning(false);
      if (answer.refused > 0) setReport(answer);
      else clear();
    },
  });
  const uids = rows.flatMap(row => row.card ?? []);
  const off = act.isPending || uids.length === 0;
  return (
    <>
      <OfficeActButton disabled={off} onClick={() => act.mutate({ body: { action: 'start_review', uids } })}>
        {t('list.bulk_start')}
      </OfficeActButton>
      <OfficeActButton
        variant="contained"
        disabled={off}
        onClick={() => act.mutate({ body: { action: 'approve', uids } })}
      >
        {t('list.bulk_approve')}
      </OfficeActButton>
      <OfficeActButton disabled={off} onClick={() => setReturning(true)}>
        {t('list.bulk_return')}
      </OfficeActButton>
      {returning && (
        <ReasonDialog
          title={t('list.bulk_return_title', { smart_count: uids.length })}
          confirm={t('list.bulk_return')}
          busy={act.isPending}
          label={t('act.comment')}
          onConfirm={comment => act.mutate({ body: { action: 'reject', uids, comment } })}
          onClose={() => setReturning(false)}
        >
          {t('act.reject_text')}
        </ReasonDialog>
      )}
      <BulkReportDialog
        results={report?.results ?? null}
        nameOf={uid => rows.find(row => row.card === uid)?.display_name ?? uid}
        onClose={() => {
          setReport(null);
          clear();
        }}
      />
    </>
  );
}

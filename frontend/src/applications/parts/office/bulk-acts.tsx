import type { ApplicationReport, ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import type { BulkActions } from '../../../lists/bulk-bar.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { toast } from '../../../shell/toast.ts';
import { useOfficeText } from '../../office-text.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SetStatus } from './set-status.tsx';

/** Many applications into the archive and out of it, or with one status; what was refused is listed with its reason. */
export function BulkActs({ rows, clear }: Parameters<BulkActions<ListedApplication>>[0]) {
  const t = useOfficeText();
  const [asking, setAsking] = useState<'archive' | 'status' | null>(null);
  const [report, setReport] = useState<ApplicationReport | null>(null);
  const onDone = (answer: ApplicationReport): void => {
    setAsking(null);
    toast.info(t('bulk.done', { done: answer.done, refused: answer.refused }));
    if (answer.refused > 0) setReport(answer);
    else clear();
  };
  const archive = useSend('POST /studapps/answers/archive_student_app_from_list/', { onDone });
  const status = useSend('POST /studapps/answers/set_student_apps_status/', { onDone });
  const student_apps = rows.map(row => row.uid);
  const stages = [...new Set(rows.map(row => row.stage))];
  const busy = archive.isPending || status.isPending;
  const restoring = rows.length > 0 && rows.every(row => row.archived);
  return (
    <>
      {restoring ? (
        <OfficeActButton
          variant="contained"
          disabled={busy}
          onClick={() => archive.mutate({ body: { student_apps, archived: false } })}
        >
          {t('bulk.restore')}
        </OfficeActButton>
      ) : (
        <OfficeActButton variant="contained" disabled={busy || rows.length === 0} onClick={() => setAsking('archive')}>
          {t('bulk.archive')}
        </OfficeActButton>
      )}
      <OfficeActButton
        disabled={busy || rows.length === 0 || restoring}
        onClick={() => (stages.length === 1 ? setAsking('status') : toast.info(t('bulk.mixed')))}
      >
        {t('bulk.set_status')}
      </OfficeActButton>
      <ConfirmDialog
        open={asking === 'archive'}
        title={t('bulk.archive_title', { count: rows.length })}
        confirm={t('bulk.archive')}
        busy={busy}
        onConfirm={() => archive.mutate({ body: { student_apps, archived: true } })}
        onClose={() => setAsking(null)}
      >
        {t('bulk.archive_text')}
      </ConfirmDialog>
      {asking === 'status' && stages[0] && (
        <SetStatus
          stage={stages[0]}
          count={rows.length}
          busy={busy}
          onSet={(uid, comment) => status.mutate({ body: { student_apps, status: uid, comment } })}
          onClose={() => setAsking(null)}
        />
      )}
      {report && (
        <ReportDialog
          report={report}
          nameOf={uid => rows.find(row => row.uid === uid)?.number ?? uid}
          onClose={() => {
            setReport(null);
            clear();
          }}
        />
      )}
    </>
  );
}

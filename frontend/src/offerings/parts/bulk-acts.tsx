import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { manyReport, PlannedCourse } from '@portal/event-schemas/offerings/views.ts';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useOfferingsText } from '../text.ts';

type Report = z.infer<typeof manyReport>;

/** Opens or discards the selected drafts; each is decided by itself, and those that were refused are listed with the reason. */
export function BulkActs({ rows, clear }: { rows: readonly PlannedCourse[]; clear: () => void }) {
  const t = useOfferingsText();
  const format = useFormat();
  const id = useId();
  const [asked, setAsked] = useState<'open' | 'discard' | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const drafts = rows.filter(({ state }) => state === 'draft');
  const onDone = (answer: Report): void => {
    setAsked(null);
    toast[answer.refused > 0 ? 'info' : 'success'](t('many_done', { done: answer.done, of: answer.results.length }));
    if (answer.refused > 0) setReport(answer);
    else clear();
  };
  const open = useSend('POST /offerings/open/', { onDone });
  const discard = useSend('POST /offerings/discard/', { onDone });
  const send = asked === 'discard' ? discard : open;
  const nameOf = (uid: string): string => {
    const row = rows.find(one => one.uid === uid);
    return row ? `${row.code} ${format.name(row.name)}` : uid;
  };
  const why = drafts.length === 0 ? t('no_drafts_selected') : undefined;
  return (
    <>
      {(['open', 'discard'] as const).map(act => (
        <OfficeActButton
          key={act}
          variant="outlined"
          color={act === 'discard' ? 'error' : 'primary'}
          disabled={why !== undefined}
          title={why}
          onClick={() => setAsked(act)}
        >
          {t(`many.${act}`, { smart_count: drafts.length })}
        </OfficeActButton>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={t(`many_ask.${asked}`, { smart_count: drafts.length })}
          confirm={t(`act.${asked}`)}
          keep={t('leave_it')}
          destructive={asked === 'discard'}
          busy={send.isPending}
          onConfirm={() => send.mutate({ body: { uids: drafts.map(({ uid }) => uid) } })}
          onClose={() => setAsked(null)}
        >
          {t(`about.${asked}`)}
        </ConfirmDialog>
      )}
      {report && (
        <Dialog open onClose={() => setReport(null)} fullWidth maxWidth="sm" aria-labelledby={id}>
          <DialogTitle id={id}>{t('refused_title', { smart_count: report.refused })}</DialogTitle>
          <DialogContent>
            <ul style={{ display: 'grid', gap: 8 }}>
              {report.results
                .filter(({ ok }) => !ok)
                .map(one => (
                  <li key={one.uid}>
                    <strong>{nameOf(one.uid)}</strong>
                    <div className="mut">{one.error?.message}</div>
                  </li>
                ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setReport(null)}>
              {t('close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

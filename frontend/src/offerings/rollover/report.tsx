import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { historyReaders } from '@portal/event-schemas/audit/history-readers.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import type { RollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { CallState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useRollOverText } from './text.ts';

const StreamHistoryDialog = lazyDialog(() =>
  import('../../entity/stream-history.tsx').then(file => file.StreamHistoryDialog),
);
const pause = 1000;

/** A roll-over in a dialog: how far it is, what came of it, its undoing and its history. */
export function RollOverReport({ uid, onClose }: { uid: string; onClose: () => void }) {
  const t = useRollOverText();
  const format = useFormat();
  const link = useLink();
  const may = useMay();
  const id = useId();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'undo' | 'history' | null>(null);
  const report = useCall(
    'GET /rollovers/{uid}/',
    { params: { uid } },
    { live: { channel: 'registration', keys: [`roll_over:${uid}`] } },
  );
  const { data, refetch } = report;
  const works = data?.stage === 'running' || data?.stage === 'undoing';
  useEffect(() => {
    if (!works) return undefined;
    const timer = setInterval(() => void refetch(), pause);
    // What it changed is read again when it is over.
    return () => {
      clearInterval(timer);
      void client.invalidateQueries();
    };
  }, [works, refetch, client]);
  const undo = useSend('POST /rollovers/{uid}/undo/', { onDone: () => setDialog(null) });
  const title = data ? t('report', { from: format.name(data.from_name), to: format.name(data.to_name) }) : t('list');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{report.isSuccess ? <Result view={report.data} /> : <CallState call={report} />}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {data && may(historyReaders) && <Button onClick={() => setDialog('history')}>{t('history')}</Button>}
        {data?.stage === 'finished' && may(planners) && (
          <OfficeActButton
            color="error"
            disabled={isLate(data)}
            title={isLate(data) ? t('undo_late', { date: format.shortDateTime(data.undo_until!) }) : undefined}
            onClick={() => setDialog('undo')}
          >
            {t('undo')}
          </OfficeActButton>
        )}
        {data && data.drafts > 0 && (
          <Button
            component={Link}
            to={link('planned-courses', undefined, {
              filter: JSON.stringify({ study_period: data.to_period, state: 'draft' }),
            })}
          >
            {t('look_over')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={dialog === 'undo'}
        title={t('undo_ask')}
        confirm={t('undo')}
        keep={t('leave_it')}
        destructive
        busy={undo.isPending}
        onClose={() => setDialog(null)}
        onConfirm={() => undo.mutate({ params: { uid } })}
      >
        <p>{t('undo_text')}</p>
        <p className="num">
          {t('undo_numbers', { drafts: format.number(data?.drafts ?? 0), opened: format.number(data?.opened ?? 0) })}
        </p>
      </ConfirmDialog>
      {dialog === 'history' && data && (
        <StreamHistoryDialog title={title} stream={data.stream} onClose={() => setDialog(null)} />
      )}
    </Dialog>
  );
}
const isLate = ({ undo_until }: RollOverView): boolean => undo_until !== null && Date.parse(undo_until) <= Date.now();

function Result({ view }: { view: RollOverView }) {
  const t = useRollOverText();
  const format = useFormat();
  const { stage, progress, refusals, refused } = view;
  if (stage === 'running' || stage === 'undoing')
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <span>{t(stage)}</span>
        <LinearProgress
          variant="determinate"
          value={progress.of ? (100 * progress.done) / progress.of : 0}
          aria-label={t(stage)}
        />
        <span className="mut num" role="status">
          {t('progress', { done: format.number(progress.done), of: format.number(progress.of) })}
        </span>
      </div>
    );
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <span role="status" className="num">
        {stage === 'undone'
          ? t('undone', { count: format.number(view.taken_back ?? 0) })
          : t('result', { copied: format.number(view.copied ?? 0), left_out: format.number(view.left_out ?? 0) })}
      </span>
      {view.behind.length > 0 && stage === 'finished' && (
        <ul style={{ margin: 0 }}>
          {view.behind.map(({ why, times }) => (
            <li key={why} className="num">
              {t(`reason.${why}`)}: {format.number(times)}
            </li>
          ))}
        </ul>
      )}
      {stage === 'finished' && (
        <Note tone={isLate(view) ? 'warn' : 'info'}>
          {view.undo_until
            ? t(isLate(view) ? 'undo_late' : 'undo_until', { date: format.shortDateTime(view.undo_until) })
            : t('undo_any_time')}
        </Note>
      )}
      {refusals.length > 0 && (
        <>
          <StatusChip tone="warn">
            {t('refused_title', { count: format.number(refused ?? refusals.length) })}
          </StatusChip>
          <Box component="ul" sx={{ margin: 0, maxHeight: 240, overflowY: 'auto' }}>
            {refusals.map(refusal => (
              <li key={refusal.uid}>
                <b>{refusal.course}</b>: {refusal.message}
              </li>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}

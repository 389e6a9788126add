import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { CallState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useOfficeText } from '../../office-text.ts';

const pause = 1000;

/** How far a switch is, and which cards were refused why. Asked again every second while it runs. */
function SwitchReport({ uid }: { uid: string }) {
  const t = useOfficeText();
  const format = useFormat();
  const client = useQueryClient();
  const report = useCall(
    'GET /registration/status_switches/{uid}/',
    { params: { uid } },
    { live: { channel: 'registration', keys: [`status_switch:${uid}`] } },
  );
  const running = report.data !== undefined && report.data.finished_at === null;
  const { refetch } = report;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => void refetch(), pause);
    // What the switch changed is read again when it is over.
    return () => {
      clearInterval(timer);
      void client.invalidateQueries();
    };
  }, [running, refetch, client]);
  if (!report.isSuccess) return <CallState call={report} lines={2} />;
  const { progress, refusals, refused, done } = report.data;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {running ? (
        <>
          <LinearProgress
            variant="determinate"
            value={progress.of ? (100 * progress.done) / progress.of : 0}
            aria-label={t('switches.running')}
          />
          <span className="mut num" role="status">
            {t('switches.progress', { done: format.number(progress.done), of: format.number(progress.of) })}
          </span>
        </>
      ) : (
        <span role="status">
          <StatusChip tone={refused ? 'warn' : 'ok'}>
            {refused
              ? t('switches.result', { done: format.number(done ?? 0), refused: format.number(refused) })
              : t('switches.all_done')}
          </StatusChip>
        </span>
      )}
      {refusals.length > 0 && (
        <>
          <b>{t('switches.refused_title', { count: format.number(refused ?? refusals.length) })}</b>
          {(refused ?? 0) > refusals.length && (
            <span className="mut">{t('switches.first', { count: refusals.length })}</span>
          )}
          <Box role="region" aria-label={t('switches.report')} tabIndex={0} sx={{ maxHeight: 320, overflowY: 'auto' }}>
            <ul style={{ display: 'grid', gap: 4 }}>
              {refusals.map(refusal => (
                <li key={refusal.card}>
                  <b>{refusal.display_name}</b>: {refusal.message}
                </li>
              ))}
            </ul>
          </Box>
        </>
      )}
    </div>
  );
}

/** The report in a dialog, while the switch runs and afterwards. */
export function SwitchReportDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const t = useOfficeText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('switches.report')}</DialogTitle>
      <DialogContent>
        <SwitchReport uid={uid} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

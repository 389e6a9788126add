import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ApplicationReport } from '@portal/event-schemas/applications/views.ts';
import { useId } from 'react';
import { useOfficeText } from '../../office-text.ts';

/** What could not be done of many, each with its reason. */
export function ReportDialog({
  report,
  nameOf,
  onClose,
}: {
  report: ApplicationReport;
  nameOf: (uid: string) => string;
  onClose: () => void;
}) {
  const t = useOfficeText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('bulk.report')}</DialogTitle>
      <DialogContent>
        <ul>
          {report.results
            .filter(({ ok }) => !ok)
            .map(({ uid, error }) => (
              <li key={uid} style={{ padding: '6px 0' }}>
                <b>{nameOf(uid)}</b>: {error?.message}
              </li>
            ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

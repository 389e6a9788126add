import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useAccessText } from './text.ts';

/** What was not done, each with why. */
export function ReportDialog({
  title,
  lines,
  onClose,
}: {
  title: string;
  lines: readonly { key: string; name: string; message: string }[];
  onClose: () => void;
}) {
  const t = useAccessText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ul>
          {lines.map(line => (
            <li key={line.key} style={{ padding: '6px 0' }}>
              <b>{line.name}</b>: {line.message}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('act.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../text.ts';

interface Result {
  uid: string;
  ok: boolean;
  error: { message: string } | null;
}

/** Those of many for whom an act was refused, each with the reason. */
export function BulkReportDialog({
  results,
  nameOf,
  onClose,
}: {
  results: readonly Result[] | null;
  nameOf: (uid: string) => string;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog open={results !== null} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('list.bulk_report')}</DialogTitle>
      <DialogContent>
        <ul>
          {results
            ?.filter(result => !result.ok)
            .map(result => (
              <li key={result.uid} style={{ padding: '6px 0' }}>
                <b>{nameOf(result.uid)}</b>: {result.error?.message}
              </li>
            ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

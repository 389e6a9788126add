import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useJournalText } from '../text.ts';
import { useCellName } from './use-cell-name.ts';
import type { BadCell, Journal } from './use-journal.ts';

/** Cells of a block that could not be entered, each with what was typed and why; nothing of the block was saved. */
export default function BadCells({
  journal,
  cells,
  onClose,
}: {
  journal: Journal;
  cells: readonly BadCell[];
  onClose: () => void;
}) {
  const t = useJournalText();
  const nameOf = useCellName(journal);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('nothing_saved', { count: cells.length })}</DialogTitle>
      <DialogContent>
        <ul style={{ display: 'grid', gap: 'var(--s2)', margin: 0, paddingInlineStart: 'var(--s4)' }}>
          {cells.slice(0, 200).map((one, index) => (
            <li key={`${one.uid}${index}`}>
              {nameOf(one.uid)} <strong>{one.typed}</strong>: {t(`why.${one.code as 'outside'}`)}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormat } from '../../i18n/format.ts';
import { useJournalText } from '../text.ts';
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
  const format = useFormat();
  const placeOf = (uid: string): string => {
    const session = journal.sessions.find(one => uid.startsWith(`${one.uid}.`));
    const student = journal.students.find(one => uid.endsWith(`.${one.student}`));
    return [student?.name, session && format.day(session.date)].filter(Boolean).join(', ');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('nothing_saved', { count: cells.length })}</DialogTitle>
      <DialogContent>
        <ul style={{ display: 'grid', gap: 'var(--s2)', paddingInlineStart: 'var(--s4)' }}>
          {cells.slice(0, 200).map((one, index) => (
            <li key={`${one.uid}${index}`}>
              {placeOf(one.uid)} <strong>{one.typed}</strong>: {t(`why.${one.code as 'outside'}`)}
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

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { toast } from '../../shell/toast.ts';
import { useApiText } from '../text.ts';

/** A key, shown once: after closing nobody can see it again. */
export function ShownKey({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useApiText();
  const id = useId();
  const copy = (): void => void navigator.clipboard?.writeText(text).then(() => toast.success(t('copied')));
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('shown_once')}</DialogTitle>
      <DialogContent>
        <p>
          <code style={{ font: '600 15px/1.6 var(--mono, monospace)', userSelect: 'all', overflowWrap: 'anywhere' }}>
            {text}
          </code>
        </p>
        <p className="mut">{t('shown_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{t('copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

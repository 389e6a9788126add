import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Temporary } from '@portal/event-schemas/identity/views.ts';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { toast } from '../../../shell/toast.ts';
import { useAccountsText } from '../../accounts-text.ts';

/** A temporary password, shown once: after closing nobody can see it again. */
export function TemporaryPassword({
  password: { temporary_password: password, until },
  onClose,
}: {
  password: Temporary;
  onClose: () => void;
}) {
  const t = useAccountsText();
  const format = useFormat();
  const id = useId();
  const copy = (): void => void navigator.clipboard?.writeText(password).then(() => toast.success(t('copied')));
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('password')}</DialogTitle>
      <DialogContent>
        <p>
          <code style={{ font: '600 20px/1.4 var(--mono, monospace)', userSelect: 'all', overflowWrap: 'anywhere' }}>
            {password}
          </code>
        </p>
        {until && <p className="num">{t('until', { date: format.dateTime(until) })}</p>}
        <p className="mut">{t('password_text')}</p>
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

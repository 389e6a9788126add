import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Temporary } from '@portal/event-schemas/identity/views.ts';
import { useId } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { toast } from '../../shell/toast.ts';
import { useSystemText, useText } from '../text.ts';

/** A temporary password, shown once: after closing nobody can see it again. */
export function TemporaryPassword({
  password: { temporary_password: password, until },
  onClose,
}: {
  password: Temporary;
  onClose: () => void;
}) {
  const t = useText();
  const s = useSystemText();
  const format = useFormat();
  const id = useId();
  const copy = (): void =>
    void navigator.clipboard?.writeText(password).then(() => toast.success(s('accounts.copied')));
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{s('accounts.password')}</DialogTitle>
      <DialogContent>
        <p>
          <code style={{ font: '600 20px/1.4 var(--mono, monospace)', userSelect: 'all', overflowWrap: 'anywhere' }}>
            {password}
          </code>
        </p>
        {until && <p className="num">{s('accounts.until', { date: format.dateTime(until) })}</p>}
        <p className="mut">{s('accounts.password_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{s('accounts.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

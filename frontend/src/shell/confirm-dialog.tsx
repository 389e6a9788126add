import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { useShellText } from './texts.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence; may hold a field (a reason). */
  children?: ReactNode;
  /** The verb of the act: "Reject the card", not "OK". */
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an act that cannot be undone. */
export function ConfirmDialog({ open, title, children, confirm, destructive = false, busy = false, disabled = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useShellText();
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      {children && <DialogContent sx={{ color: 'var(--ink-2)', paddingTop: '8px !important' }}>{children}</DialogContent>}
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={busy}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm} loading={busy} disabled={disabled}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

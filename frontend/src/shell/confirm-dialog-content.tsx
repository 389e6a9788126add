import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ReadOnlyNote } from './read-only-note.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { useShellText } from './texts.ts';

/** The dialog itself, loaded when it is first asked for. In the past nothing can be confirmed. */
export default function ConfirmDialogContent({
  title,
  children,
  confirm,
  keep,
  destructive = false,
  busy = false,
  disabled = false,
  refused,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useShellText();
  const id = useId();
  const readOnly = useReadOnlyReason();
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {(children || readOnly) && (
        <DialogContent sx={{ color: 'var(--ink-2)', paddingTop: '8px !important', display: 'grid', gap: 2 }}>
          <div>{children}</div>
          {refused && (
            <div role="alert" className="form-error">
              {refused}
            </div>
          )}
          <ReadOnlyNote />
        </DialogContent>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="text" onClick={onClose} disabled={busy}>
          {keep ?? t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={disabled || readOnly !== undefined}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence; may hold a field (a reason). */
  children?: ReactNode;
  /** The verb of the act: "Reject the card", not "OK". */
  confirm: string;
  /** What not doing it is called, where "Cancel" would read like the act itself. */
  keep?: string;
  destructive?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** Why the portal refused it, when it did. */
  refused?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

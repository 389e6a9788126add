import { useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '../shell/confirm-dialog-content.tsx';
import { ReasonField } from './reason-field.tsx';

interface Props extends Omit<ConfirmDialogProps, 'open' | 'onConfirm'> {
  /** What the reason is called. */
  label: string;
  hint?: string | undefined;
  maxLength?: number;
  onConfirm: (reason: string) => void;
}

/**
 * Asks before an act, and for its reason: `{asking && <ReasonDialog title={…} confirm={t('drop')} label={t('reason')}
 * onConfirm={reason => …} onClose={…}>what will happen</ReasonDialog>}`.
 */
export function ReasonDialog({ label, hint, maxLength, disabled = false, children, onConfirm, ...dialog }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      {...dialog}
      open
      disabled={disabled || reason.trim() === ''}
      onConfirm={() => onConfirm(reason.trim())}
    >
      {children}
      <ReasonField label={label} hint={hint} maxLength={maxLength} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

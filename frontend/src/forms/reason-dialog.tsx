import { useRef, useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '../shell/confirm-dialog-content.tsx';
import { useShellText } from '../shell/texts.ts';
import { inSentence } from './field-text.ts';
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
 * onConfirm={reason => …} onClose={…}>what will happen</ReasonDialog>}`. Confirmed without a reason it asks for it.
 */
export function ReasonDialog({ label, hint, maxLength, children, onConfirm, ...dialog }: Props) {
  const t = useShellText();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const given = reason.trim();
  const confirm = (): void => {
    if (given) return onConfirm(given);
    setAsked(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog {...dialog} open onConfirm={confirm}>
      {children}
      <ReasonField
        label={label}
        hint={hint}
        fault={asked && !given ? t('form.required', { name: inSentence(label) }) : undefined}
        value={reason}
        onChange={setReason}
        maxLength={maxLength}
        ref={field}
      />
    </ConfirmDialog>
  );
}

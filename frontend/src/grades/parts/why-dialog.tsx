import { useState } from 'react';
import { ReasonField } from '../../forms/reason-field.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useText } from '../text.ts';

/** Asks why marks are rejected or disagreed with. */
export function WhyDialog({
  act,
  busy,
  onSay,
  onClose,
}: {
  act: 'reject' | 'disagree';
  busy: boolean;
  onSay: (comment: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [comment, setComment] = useState('');
  return (
    <ConfirmDialog
      open
      title={t(`act.${act}`)}
      confirm={t(`act.${act}`)}
      destructive
      busy={busy}
      disabled={comment.trim() === ''}
      onConfirm={() => onSay(comment.trim())}
      onClose={onClose}
    >
      {t(`why.${act}`)}
      <ReasonField label={t('why.reason')} value={comment} onChange={setComment} />
    </ConfirmDialog>
  );
}

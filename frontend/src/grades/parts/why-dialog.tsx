import { useState } from 'react';
import { ReasonField } from '../../forms/reason-field.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useText } from '../text.ts';

/** Asks why marks are rejected or disagreed with, or for a comment, which may be taken back. */
export function WhyDialog({
  act,
  start = '',
  busy,
  onSay,
  onClose,
}: {
  act: 'reject' | 'disagree' | 'comment';
  /** What stands there already. */
  start?: string;
  busy: boolean;
  onSay: (comment: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [comment, setComment] = useState(start);
  return (
    <ConfirmDialog
      open
      title={t(`act.${act}`)}
      confirm={t(`act.${act}`)}
      destructive={act !== 'comment'}
      busy={busy}
      disabled={act === 'comment' ? comment.trim() === start : comment.trim() === ''}
      onConfirm={() => onSay(comment.trim())}
      onClose={onClose}
    >
      {t(`why.${act}`)}
      <ReasonField label={t(act === 'comment' ? 'act.comment' : 'why.reason')} value={comment} onChange={setComment} />
    </ConfirmDialog>
  );
}

import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useState } from 'react';
import { ReasonField } from '../../../forms/reason-field.tsx';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { toast } from '../../../shell/toast.ts';
import { useStudentText, useText } from '../../text.ts';

/** What the advisor approves: how much it is, what is studied already, and what is missing, which needs a reason. */
export default function ApproveDialog({ card, onClose }: { card: CardDetail; onClose: () => void }) {
  const t = useText();
  const words = useStudentText();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const approve = useSend('PUT /organizations/action_applications/', {
    onDone: ({ results: [result] }) => {
      if (result?.error) return toast.error(result.error.message);
      toast.success(t('act.approved'));
      onClose();
    },
  });
  const { amount, min } = card.credits;
  const short = amount < min;
  const studied = card.courses.flatMap(item =>
    item.completed ? `${format.name(item.name)} (${item.completed.letter})` : [],
  );
  return (
    <ConfirmDialog
      open
      title={words('approve.title')}
      confirm={t('act.approve')}
      busy={approve.isPending}
      disabled={short && reason.trim() === ''}
      onClose={onClose}
      onConfirm={() =>
        approve.mutate({ body: { action: 'approve', uids: [card.uid], ...(short && { comment: reason }) } })
      }
    >
      <p className="num">
        {words('approve.courses', { smart_count: card.courses.length })},{' '}
        {words('card.term_credits', { smart_count: amount })}
      </p>
      {studied.length > 0 && <p>{words('approve.studied', { names: studied.join(', ') })}</p>}
      {short && (
        <>
          <p style={{ color: 'var(--warn)' }}>{words('approve.missing', { smart_count: min - amount, min })}</p>
          <ReasonField
            label={t('act.reason')}
            hint={words('approve.reason_hint')}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

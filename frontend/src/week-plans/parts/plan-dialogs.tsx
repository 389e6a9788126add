import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useId, useState } from 'react';
import { nameMax } from '@portal/event-schemas/kernel/bounds.ts';
import { ReasonField } from '../../forms/reason-field.tsx';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { usePlannerText } from '../planner-text.ts';

interface Props {
  card: string;
  plan: WeekPlan;
  onClose: () => void;
}

/** Sends a plan to the advisor, with a word if there is one to say. */
export function SharePlan({ card, plan, onClose }: Props) {
  const t = usePlannerText();
  const [comment, setComment] = useState('');
  const shared = useSend('POST /week_plans/{uid}/plans/{plan}/share/', { done: t('plans.shared'), onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('plans.share_title', { name: plan.name })}
      confirm={t('plans.share')}
      busy={shared.isPending}
      onConfirm={() => shared.mutate({ params: { uid: card, plan: plan.uid }, body: { comment: comment.trim() } })}
      onClose={onClose}
    >
      <p>{t('plans.share_text')}</p>
      <ReasonField label={t('plans.comment')} value={comment} onChange={setComment} required={false} />
    </ConfirmDialog>
  );
}

export function RenamePlan({ card, plan, onClose }: Props) {
  const t = usePlannerText();
  const id = useId();
  const [name, setName] = useState(plan.name);
  const [refusal, setRefusal] = useState('');
  const renamed = useSend('PUT /week_plans/{uid}/plans/{plan}/', {
    onDone: onClose,
    onRefusal: error => setRefusal(error.message),
  });
  return (
    <ConfirmDialog
      open
      title={t('plans.rename')}
      confirm={t('plans.rename')}
      busy={renamed.isPending}
      disabled={name.trim() === ''}
      refused={refusal || undefined}
      onConfirm={() => renamed.mutate({ params: { uid: card, plan: plan.uid }, body: { name: name.trim() } })}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{t('plans.name')}</label>
        <div className="field-box">
          <input id={id} value={name} maxLength={nameMax} onChange={event => setName(event.target.value)} />
        </div>
      </div>
    </ConfirmDialog>
  );
}

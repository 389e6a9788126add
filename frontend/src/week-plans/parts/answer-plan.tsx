import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useDraftText } from '../../app/use-draft-text.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useSharedPlanText } from '../text.ts';

/** The advisor accepts a plan, suggests a change, or only comments. What was typed stays when the row is folded. */
export function AnswerPlan({ card, plan }: { card: string; plan: WeekPlan }) {
  const t = useSharedPlanText();
  const { is_supervisor, profile } = useSession();
  const [comment, setComment] = useDraftText(`week-plan.${plan.uid}`);
  const [refusal, setRefusal] = useState('');
  const send = useSend('POST /week_plans/{uid}/plans/{plan}/answer/', {
    done: t('answer.done'),
    onDone: () => setComment(''),
    onRefusal: error => setRefusal(error.message),
  });
  if (!is_supervisor || plan.shared_with?.uid !== profile?.uid) return <p className="mut">{t('answer.read_only')}</p>;
  const answer = (verdict: Verdict): void => {
    setRefusal('');
    send.mutate({ params: { uid: card, plan: plan.uid }, body: { verdict, comment: comment.trim() } });
  };
  const silent = comment.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s3)', maxWidth: 560 }}>
      {refusal && (
        <div role="alert" className="form-error">
          {refusal}
        </div>
      )}
      <TextField
        label={t('answer.comment')}
        helperText={t('answer.hint')}
        multiline
        minRows={2}
        value={comment}
        onChange={event => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
        {plan.state !== 'accepted' && (
          <OfficeActButton variant="contained" loading={send.isPending} onClick={() => answer('accept')}>
            {t('answer.accept')}
          </OfficeActButton>
        )}
        <OfficeActButton disabled={silent || send.isPending} onClick={() => answer('suggest_change')}>
          {t('answer.suggest_change')}
        </OfficeActButton>
        <OfficeActButton disabled={silent || send.isPending} onClick={() => answer('comment')}>
          {t('answer.only_comment')}
        </OfficeActButton>
      </Box>
    </Box>
  );
}

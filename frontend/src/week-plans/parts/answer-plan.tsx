import type { Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useSession } from '../../app/portal.ts';
import { CommentedAnswer, useComment } from '../../forms/commented-answer.tsx';
import { useSend } from '../../http/use-send.ts';
import { useSharedPlanText } from '../text.ts';

/** The advisor accepts a plan, suggests a change, or only comments. */
export function AnswerPlan({ card, plan }: { card: string; plan: WeekPlan }) {
  const t = useSharedPlanText();
  const { is_supervisor, profile } = useSession();
  const comment = useComment(`week-plan.${plan.uid}`);
  const send = useSend('POST /week_plans/{uid}/plans/{plan}/answer/', {
    done: t('answer.done'),
    onDone: () => comment.write(''),
    onRefusal: comment.refuse,
  });
  if (!is_supervisor || plan.shared_with?.uid !== profile?.uid) return <p className="mut">{t('answer.read_only')}</p>;
  const give =
    (verdict: Verdict) =>
    (said: string): void =>
      send.mutate({ params: { uid: card, plan: plan.uid }, body: { verdict, comment: said } });
  return (
    <CommentedAnswer
      comment={comment}
      label={t('answer.comment')}
      hint={t('answer.hint')}
      busy={send.isPending}
      answers={[
        ...(plan.state === 'accepted' ? [] : [{ says: t('answer.accept'), give: give('accept'), main: true }]),
        { says: t('answer.suggest_change'), give: give('suggest_change'), commented: true },
        { says: t('answer.only_comment'), give: give('comment'), commented: true },
      ]}
    />
  );
}

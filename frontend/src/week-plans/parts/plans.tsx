import Box from '@mui/material/Box';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { plansMax } from '@portal/event-schemas/week-plans/values.ts';
import { useState } from 'react';
import { TickBox } from '../../forms/tick-box.tsx';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useWeekPlans } from '../calls.ts';
import { usePlannerText } from '../planner-text.ts';
import { useFreeName } from './free-name.ts';
import { PlanColumn } from './plan-column.tsx';

interface PlansProps {
  info: YearSemester;
  /** All that the student has. */
  items: readonly CardItem[];
  onTaken: () => void;
}

/** So many plans stand side by side at first. */
const aside = 3;

/** A student's drafts of the term side by side: one of them is taken over, shared with the advisor, or copied. */
export default function Plans({ info, items, onTaken }: PlansProps) {
  const t = usePlannerText();
  const card = info.status_info.uid;
  const plans = useWeekPlans(card);
  const freeName = useFreeName(card);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const made = useSend('POST /week_plans/{uid}/plans/', { done: t('build.saved') });
  if (!plans.isSuccess) return <CallState call={plans} lines={6} />;
  const all = plans.data.plans;
  const shown = all.filter(({ uid }, index) => (hidden.has(uid) ? false : index < aside || hidden.size > 0));
  const mine = items.filter(({ status }) => status === 'registered' || status === 'basket');
  const toggle = (uid: string): void =>
    setHidden(() => {
      const next = new Set(all.filter(one => !shown.includes(one)).map(one => one.uid));
      if (!next.delete(uid)) next.add(uid);
      return next;
    });
  return (
    <Panel
      title={t('plans.title')}
      note={t('plans.note')}
      actions={
        <ActButton
          disabled={made.isPending || mine.length === 0 || all.length >= plansMax}
          title={all.length >= plansMax ? t('plans.full', { most: plansMax }) : undefined}
          onClick={() =>
            made.mutate({
              params: { uid: card },
              body: {
                name: freeName(),
                courses: mine.map(({ uid, lessons, audit }) => ({
                  course: uid,
                  lessons: lessons.map(lesson => lesson.uid),
                  audit,
                })),
              },
            })
          }
        >
          {t('plans.from_card')}
        </ActButton>
      }
    >
      {all.length === 0 && <EmptyState title={t('plans.none')}>{t('plans.none_hint')}</EmptyState>}
      {all.length > 1 && (
        <Box
          role="group"
          aria-label={t('plans.compare')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 var(--s4)', pb: 'var(--s3)' }}
        >
          {all.map(plan => (
            <TickBox key={plan.uid} checked={shown.includes(plan)} onChange={() => toggle(plan.uid)}>
              {plan.name}
            </TickBox>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 'var(--s4)', overflowX: 'auto', alignItems: 'stretch' }}>
        {shown.map(plan => (
          <PlanColumn key={plan.uid} plan={plan} info={info} full={all.length >= plansMax} onTaken={onTaken} />
        ))}
      </Box>
    </Panel>
  );
}

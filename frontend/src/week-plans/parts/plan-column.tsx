import Box from '@mui/material/Box';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { TimeGrid } from '../../registration/api.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { usePlannerText } from '../planner-text.ts';
import { useFreeName } from './free-name.ts';
import { lessonsOfPlan } from './lessons-of-plan.ts';
import { RenamePlan, SharePlan } from './plan-dialogs.tsx';
import { PlanStateChip } from './plan-state-chip.tsx';
import { PlannedCourses } from './planned-courses.tsx';
import { Remarks } from './remarks.tsx';
import { useTakeWeek } from './take-week.ts';
import { WeekRefused } from './week-refused.tsx';

/** One plan beside others: its week, what stands in its way, what was said of it, what can be done with it. */
export function PlanColumn({
  plan,
  info,
  full,
  onTaken,
}: {
  plan: WeekPlan;
  info: YearSemester;
  /** There is no room for another plan. */
  full: boolean;
  onTaken: () => void;
}) {
  const t = usePlannerText();
  const format = useFormat();
  const card = info.status_info.uid;
  const params = { uid: card, plan: plan.uid };
  const [asking, setAsking] = useState<'register' | 'hold' | 'share' | 'rename' | 'remove' | null>(null);
  const close = (): void => setAsking(null);
  const week = useTakeWeek(info, onTaken);
  const freeName = useFreeName(card);
  const copied = useSend('POST /week_plans/{uid}/plans/', { done: t('build.saved') });
  const withdrawn = useSend('POST /week_plans/{uid}/plans/{plan}/withdraw/', { done: t('plans.withdrawn') });
  const removed = useSend('DELETE /week_plans/{uid}/plans/{plan}/', { done: t('plans.removed'), onDone: close });
  const busy = week.busy || copied.isPending || withdrawn.isPending || removed.isPending;
  const off = busy || !info.status_info.editable || plan.courses.length === 0;
  return (
    <Box component="section" aria-label={plan.name} sx={column}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center' }}>
        <h3>{plan.name}</h3>
        <PlanStateChip state={plan.state} />
        <span className="mut num">{t('plans.sum', { smart_count: plan.courses.length, credits: plan.credits })}</span>
      </Box>
      <TimeGrid placed={lessonsOfPlan(plan, format.name)} />
      <PlannedCourses plan={plan} />
      <Remarks plan={plan} />
      <WeekRefused refusal={week.refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', mt: 'auto' }}>
        <ActButton className="button primary" disabled={off} onClick={() => setAsking('register')}>
          {t('plans.take')}
        </ActButton>
        {week.holds && (
          <ActButton disabled={off} onClick={() => setAsking('hold')}>
            {t('build.hold')}
          </ActButton>
        )}
        {plan.state === 'shared' ? (
          <ActButton disabled={busy} onClick={() => withdrawn.mutate({ params })}>
            {t('plans.withdraw')}
          </ActButton>
        ) : (
          <ActButton disabled={busy || plan.courses.length === 0} onClick={() => setAsking('share')}>
            {t('plans.share')}
          </ActButton>
        )}
        <ActButton
          disabled={busy || full}
          onClick={() => copied.mutate({ params: { uid: card }, body: { name: freeName(), copy_of: plan.uid } })}
        >
          {t('plans.copy')}
        </ActButton>
        <ActButton disabled={busy} onClick={() => setAsking('rename')}>
          {t('plans.rename')}
        </ActButton>
        <ActButton disabled={busy} onClick={() => setAsking('remove')}>
          {t('plans.remove')}
        </ActButton>
      </Box>
      {(asking === 'register' || asking === 'hold') && (
        <ConfirmDialog
          open
          title={t('plans.take_title', { name: plan.name })}
          confirm={t(asking === 'hold' ? 'build.hold' : 'plans.take')}
          busy={week.busy}
          onConfirm={() => {
            close();
            week[asking]({ plan: plan.uid });
          }}
          onClose={close}
        >
          {t(`plans.take_${asking}`)}
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('plans.remove_title', { name: plan.name })}
        confirm={t('plans.remove')}
        busy={removed.isPending}
        destructive
        onConfirm={() => removed.mutate({ params })}
        onClose={close}
      />
      {asking === 'share' && <SharePlan card={card} plan={plan} onClose={close} />}
      {asking === 'rename' && <RenamePlan card={card} plan={plan} onClose={close} />}
    </Box>
  );
}

const column = {
  flex: '1 0 min(340px, 100%)',
  maxWidth: 560,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--s2)',
  p: 'var(--s3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
} as const;

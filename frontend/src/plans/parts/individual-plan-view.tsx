import Box from '@mui/material/Box';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Meter } from '../../shell/meter.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { usePlan, useYearLimits, type TermLimit } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { PlanCreditsBar } from './plan-credits.tsx';
import { byTerm, type TermGroup } from './plan-groups.ts';
import { TermPanel } from './term-panel.tsx';

/** They come while the plan itself is on its way, so that the page is light. */
const loading = import('./entry-actions.tsx');
const EntryActions = lazy(() => loading.then(file => ({ default: file.EntryActions })));
const loadingAdd = import('./add-discipline.tsx');
const AddDiscipline = lazy(() => loadingAdd.then(file => ({ default: file.AddDiscipline })));

const order = ['autumn', 'spring', 'summer'] as const;

/** The individual plan of one study year: credits against the limits, and the disciplines of each term with what can be done with them. */
export function IndividualPlanView({
  student,
  study_year,
  changeable,
}: {
  student: string | undefined;
  study_year: number;
  changeable: boolean;
}) {
  const t = usePlanText();
  const plan = usePlan(student, study_year);
  const limits = useYearLimits(student, study_year);
  if (!plan.isSuccess) return <CallState call={plan} lines={8} />;
  const { results, credits, periods } = plan.data;
  const groups = withEveryTerm(
    byTerm(results),
    periods.filter(period => period.study_year === study_year),
  );
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel>
        <PlanCreditsBar credits={credits} />
      </Panel>
      {groups.length === 0 && (
        <Panel>
          <EmptyState title={t('plan.none')}>{t('plan.none_hint')}</EmptyState>
        </Panel>
      )}
      {groups.map(group => (
        <TermPanel
          key={group.key}
          group={group}
          note={termCredits(limits.data?.find(one => one.study_period.semester === group.term))}
          actions={
            changeable && group.study_period ? (
              <Suspense fallback={null}>
                <AddDiscipline student={student} group={group} />
              </Suspense>
            ) : undefined
          }
          renderBelow={entry => (
            <Suspense fallback={null}>
              <EntryActions entry={entry} student={student} />
            </Suspense>
          )}
        />
      ))}
    </Box>
  );
}

/** Terms of the calendar stand there also while they are empty: something can be added to them. */
function withEveryTerm(groups: TermGroup[], periods: readonly StudyPeriodView[]): TermGroup[] {
  const missing = periods
    .filter(period => !groups.some(group => group.term === period.semester))
    .map((period): TermGroup => ({
      key: `${period.study_year}.${period.semester}`,
      study_year: period.study_year,
      term: period.semester,
      study_period: period.uid,
      entries: [],
    }));
  return [...groups, ...missing].sort((a, b) => order.indexOf(a.term) - order.indexOf(b.term));
}

/** The card of the term against its limits; a term that the calendar does not have yet has none. */
const termCredits = (limit: TermLimit | undefined) => (limit ? <TermCredits limit={limit} /> : undefined);

function TermCredits({ limit }: { limit: TermLimit }) {
  const t = usePlanText();
  const format = useFormat();
  const amount = limit.current_count + limit.onway;
  const words = {
    amount: format.number(amount),
    max: format.number(limit.max_credit),
    min: format.number(limit.min_credit),
  };
  return (
    <Meter label={t('credits.title')} value={amount} max={limit.max_credit} width={72}>
      <span>{limit.min_credit > 0 ? t('credits.line', words) : t('credits.line_no_min', words)}</span>
    </Meter>
  );
}

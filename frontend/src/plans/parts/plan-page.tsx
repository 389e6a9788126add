import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { usePlan, yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { IndividualPlanView } from './individual-plan-view.tsx';
import { PlanStatus, PlanStatusLine } from './plan-status.tsx';
import { YearTabs } from './year-tabs.tsx';

/** Comes after the plan, as what can be done with its disciplines does. */
const NotifyButton = lazy(() => import('./notify-button.tsx').then(file => ({ default: file.NotifyButton })));

/** The page of an individual plan by study years: the reader's own, or a student's, whose name and plan it is called by then. */
export function PlanPage({
  student,
  changeable,
  actions,
}: {
  student?: string;
  changeable: boolean;
  actions?: ReactNode;
}) {
  const t = usePlanText();
  const whole = usePlan(student);
  const [search, setSearch] = useSearchParams();
  if (!whole.data) return <PageCallState call={whole} />;
  const year = Number(search.get('year') ?? whole.data.current_year);
  const called = t('plan.year', { year: yearName(year) });
  return (
    <>
      <PageHeader
        {...(student
          ? { title: whole.data.student.display_name, note: `${whole.data.study_plan.code} · ${called}` }
          : { note: called })}
        status={<PlanStatus student={student} study_year={year} />}
        actions={
          <>
            {actions}
            {changeable && (
              <Suspense fallback={null}>
                <NotifyButton student={student} study_year={year} />
              </Suspense>
            )}
          </>
        }
      />
      <PlanStatusLine student={student} study_year={year} />
      <YearTabs
        years={whole.data.study_years}
        selected={String(year)}
        onSelect={next => setSearch({ year: next }, { replace: true, preventScrollReset: true })}
      />
      <div role="tabpanel" id={`panel-${year}`} aria-labelledby={`tab-${year}`}>
        <IndividualPlanView student={student} study_year={year} changeable={changeable} />
      </div>
    </>
  );
}

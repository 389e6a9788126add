import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { IndividualPlanView } from '../parts/individual-plan-view.tsx';
import { NotifyButton } from '../parts/notify-button.tsx';
import { PlanStatus, PlanStatusLine } from '../parts/plan-status.tsx';
import { YearTabs } from '../parts/year-tabs.tsx';
import { usePlan, yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** The individual plan of a student, for the advisor and the office. */
export default function StudentIndividualPlan() {
  const t = usePlanText();
  const session = useSession();
  const { student = '' } = useParams();
  const whole = usePlan(student);
  const [search, setSearch] = useSearchParams();
  if (whole.isPending)
    return (
      <>
        <PageHeader />
        <Skeletons lines={8} />
      </>
    );
  if (whole.isError)
    return (
      <>
        <PageHeader />
        <ErrorState error={whole.error} retry={() => void whole.refetch()} />
      </>
    );
  const year = Number(search.get('year') ?? whole.data.current_year);
  const acts = session.is_supervisor || session.is_office || session.is_org_admin;
  return (
    <>
      <PageHeader
        title={whole.data.student.display_name}
        note={`${whole.data.study_plan.code} · ${t('plan.year', { year: yearName(year) })}`}
        status={<PlanStatus student={student} study_year={year} />}
        actions={acts ? <NotifyButton student={student} study_year={year} /> : undefined}
      />
      <PlanStatusLine student={student} study_year={year} />
      <YearTabs
        years={whole.data.study_years}
        selected={String(year)}
        onSelect={next => setSearch({ year: next }, { replace: true, preventScrollReset: true })}
      />
      <div role="tabpanel" id={`panel-${year}`} aria-labelledby={`tab-${year}`}>
        <IndividualPlanView student={student} study_year={year} changeable={acts} />
      </div>
    </>
  );
}

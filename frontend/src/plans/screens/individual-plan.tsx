import { Link, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { IndividualPlanView } from '../parts/individual-plan-view.tsx';
import { NotifyButton } from '../parts/notify-button.tsx';
import { PlanStatus, PlanStatusLine } from '../parts/plan-status.tsx';
import { YearTabs } from '../parts/year-tabs.tsx';
import { usePlan, yearName } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** The student's own individual plan (ИУП) of a study year: languages, teachers, replacements; telling the advisor. */
export default function IndividualPlan() {
  const t = usePlanText();
  const link = useLink();
  const whole = usePlan(undefined);
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
  return (
    <>
      <PageHeader
        note={t('plan.year', { year: yearName(year) })}
        status={<PlanStatus student={undefined} study_year={year} />}
        actions={
          <>
            <Link className="button" to={link('my-study-plan')}>
              {t('plan.open_plan')}
            </Link>
            <NotifyButton student={undefined} study_year={year} />
          </>
        }
      />
      <PlanStatusLine student={undefined} study_year={year} />
      <YearTabs
        years={whole.data.study_years}
        selected={String(year)}
        onSelect={next => setSearch({ year: next }, { replace: true, preventScrollReset: true })}
      />
      <div role="tabpanel" id={`panel-${year}`} aria-labelledby={`tab-${year}`}>
        <IndividualPlanView student={undefined} study_year={year} changeable />
      </div>
    </>
  );
}

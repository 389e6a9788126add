import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PlanPage } from '../parts/plan-page.tsx';
import { usePlanText } from '../text.ts';

/** The student's own individual plan (ИУП) of a study year: languages, teachers, replacements; telling the advisor. */
export default function IndividualPlan() {
  const t = usePlanText();
  const link = useLink();
  return (
    <PlanPage
      changeable
      actions={
        <Link className="button" to={link('my-study-plan')}>
          {t('plan.open_plan')}
        </Link>
      }
    />
  );
}

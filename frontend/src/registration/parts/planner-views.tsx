import { Link, useLocation, useSearchParams } from 'react-router';
import { useStudentText } from '../student-text.ts';

/** The ways to whole weeks and to plans, and the way back. */
export function PlannerViews() {
  const s = useStudentText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (search.has('view'))
    return (
      <Link className="button" to={pathname}>
        {s('views.back')}
      </Link>
    );
  return (
    <>
      <Link className="button" to={`${pathname}?view=build`}>
        {s('views.build')}
      </Link>
      <Link className="button" to={`${pathname}?view=plans`}>
        {s('views.plans')}
      </Link>
    </>
  );
}

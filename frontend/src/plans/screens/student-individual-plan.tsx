import { useParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { PlanPage } from '../parts/plan-page.tsx';

/** The individual plan of a student, for the advisor and the office. */
export default function StudentIndividualPlan() {
  const session = useSession();
  const { student = '' } = useParams();
  return <PlanPage student={student} changeable={session.is_supervisor || session.is_office || session.is_org_admin} />;
}

import { lazy, Suspense } from 'react';
import { useSession } from '../../app/portal.ts';
import { Skeletons } from '../../shell/states.tsx';

const OfStudent = lazy(() => import('../parts/summer/summer-registration.tsx'));
const OfOffice = lazy(() => import('../parts/summer/summer-office.tsx'));

/** summer_semester: a student registers for the summer; the office sees the summer's courses and students. */
export default function SummerSemester() {
  const session = useSession();
  return <Suspense fallback={<Skeletons lines={6} />}>{session.is_student ? <OfStudent /> : <OfOffice />}</Suspense>;
}

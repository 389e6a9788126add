import { lazy, Suspense } from 'react';
import { rolesOf } from '../app/guard.ts';
import { useSession } from '../app/portal.ts';
import { useAsOf } from '../http/use-as-of.ts';

const WorkCount = lazy(() => import('./work-count.tsx'));
const asks: readonly string[] = ['student', 'applicant', 'beta'];

/** How much waits behind a menu entry, of the present alone; asked for by those whose trade it is to answer. */
export function CountOf({ screen }: { screen: string }) {
  const past = useAsOf();
  const session = useSession();
  const answers = session.profile !== null && rolesOf(session).some(role => !asks.includes(role));
  return answers && !past ? (
    <Suspense fallback={null}>
      <WorkCount screen={screen} />
    </Suspense>
  ) : null;
}

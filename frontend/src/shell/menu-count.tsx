import { lazy, Suspense } from 'react';
import { useSession } from '../app/portal.ts';
import { useAsOf } from '../http/use-as-of.ts';
import { answersWork } from './answers-work.ts';

const WorkCount = lazy(async () => ({ default: (await import('./for-staff.ts')).WorkCount }));

/** How much waits behind a menu entry, of the present alone; asked for by those whose trade it is to answer. */
export function CountOf({ screen }: { screen: string }) {
  const past = useAsOf();
  const session = useSession();
  return answersWork(session) && !past ? (
    <Suspense fallback={null}>
      <WorkCount screen={screen} />
    </Suspense>
  ) : null;
}

import { lazy, Suspense } from 'react';
import type { PickDisciplineProps } from './pick-discipline-dialog.tsx';

const Dialog = lazy(() => import('./pick-discipline-dialog.tsx'));

/** Chooses one discipline of those that may come into the plan; loaded when it is opened first. */
export const PickDiscipline = (props: PickDisciplineProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);

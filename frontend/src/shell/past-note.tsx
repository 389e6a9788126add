import { lazy, Suspense } from 'react';
import { usePast } from '../http/use-past.ts';

const Content = lazy(() => import('./past-note-content.tsx'));

/** Why nothing can be sent here while the portal is looked at as of a moment; nothing in the present. */
export function PastNote() {
  return usePast() && <Suspense fallback={null}><Content /></Suspense>;
}

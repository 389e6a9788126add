import { lazy } from 'react';

/** Of a student's card, loaded when it is looked at. Its texts come with `uses: ['registration-permits']`. */
export const StudentPermits = lazy(() => import('./student-permits.tsx'));

import { lazyPart } from '../app/lazy-part.tsx';

/** The dialog by which a bug is reported from any page. */
export const ReportBug = lazyPart('bugs', 'my-bugs', () => import('./parts/report-dialog.tsx'));

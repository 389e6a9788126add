import { lazyPart } from '../app/lazy-part.tsx';

/** Tells of maintenance that is announced, on every screen. */
export const WorksBanner = lazyPart('system', 'maintenance', () => import('./parts/works-banner.tsx'));

import { lazyPart } from '../app/lazy-part.tsx';

/** What a student's planner shows of week plans: ways to take a course, whole weeks, and plans to compare. */
export const Ways = lazyPart('week-plans', 'planner', () => import('./parts/ways.tsx'));
export const Builder = lazyPart('week-plans', 'planner', () => import('./parts/builder.tsx'));
export const Plans = lazyPart('week-plans', 'planner', () => import('./parts/plans.tsx'));

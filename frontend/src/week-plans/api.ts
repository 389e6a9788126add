import { createElement } from 'react';
import { lazyPart } from '../app/lazy-part.tsx';
import { Skeletons } from '../shell/states.tsx';

const waiting = createElement(Skeletons, { lines: 8 });

/** What a student's planner shows of week plans: ways to take a course, whole weeks, and plans to compare. */
export const Ways = lazyPart('week-plans', 'planner', () => import('./parts/ways.tsx'));
export const Builder = lazyPart('week-plans', 'planner', () => import('./parts/builder.tsx'), waiting);
export const Plans = lazyPart('week-plans', 'planner', () => import('./parts/plans.tsx'), waiting);

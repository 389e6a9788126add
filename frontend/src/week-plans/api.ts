import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { loadComponent } from '../app/load-screen.ts';
import { useLocale } from '../app/portal.ts';
import type { BuilderProps } from './parts/builder.tsx';
import type { PlansProps } from './parts/plans.tsx';
import type { WaysProps } from './parts/ways.tsx';

/** A part with its texts, loaded when it is first shown; the same component on every render. */
function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, waiting: ReactNode = null) {
  const known = new Map<Locale, ComponentType<P>>();
  const of = (locale: Locale): ComponentType<P> => {
    const found =
      known.get(locale) ??
      (lazy(async () => ({
        default: (await loadComponent(
          load as () => Promise<{ default: ComponentType<any> }>,
          'week-plans',
          locale,
          'planner',
        )) as ComponentType<any>,
      })) as unknown as ComponentType<P>);
    known.set(locale, found);
    return found;
  };
  return function Part(props: P) {
    return createElement(Suspense, { fallback: waiting }, createElement(of(useLocale()), props));
  };
}

/** What a student's planner shows of week plans: ways to take a course, whole weeks, and plans to compare. */
export const Ways = part<WaysProps>(() => import('./parts/ways.tsx'));
export const Builder = part<BuilderProps>(() => import('./parts/builder.tsx'));
export const Plans = part<PlansProps>(() => import('./parts/plans.tsx'));

import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { loadComponent } from './load-screen.ts';
import { useLocale } from './portal.ts';

/**
 * A part of a module that others show, with the module's texts and those of `screen`: loaded when it is first shown (`waiting` until then), and the same
 * component on every render. `const Ways = lazyPart('week-plans', 'planner', () => import('./parts/ways.tsx'))`
 */
export function lazyPart<P extends object>(
  module: string,
  screen: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const known = new Map<Locale, ComponentType<P>>();
  const partIn = (locale: Locale): ComponentType<P> => {
    const part =
      known.get(locale) ??
      (lazy(async () => ({ default: await loadComponent(load, module, locale, screen) })) as ComponentType<P>);
    known.set(locale, part);
    return part;
  };
  return function Part(props: P) {
    return <Suspense fallback={waiting}>{createElement(partIn(useLocale()), props)}</Suspense>;
  };
}

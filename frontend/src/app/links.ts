import { useCallback } from 'react';
import { guard } from './guard.ts';
import { findScreen } from './registry.ts';
import { useLocale, usePortal } from './portal.ts';

export type LinkParams = Record<string, string | number>;

/** `/students-list/view/:uid` + `{ uid }` → `students-list/view/0190…`; a missing parameter is a bug and says so. */
export function fillPath(path: string, params: LinkParams = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Link to ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** The address of a screen: `linkTo('ru', 'student-card', { uid }, { tab: 'history' })`. */
export function linkTo(locale: string, id: string, params?: LinkParams, query?: Record<string, string>): string {
  const screen = findScreen(id);
  if (!screen) throw new Error(`No screen ${id} in the registry`);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return `/${locale}/${fillPath(screen.path, params)}${search}`;
}

/** `const link = useLink(); <Link to={link('student-card', { uid })}>` in the language of the page. */
export function useLink(): (id: string, params?: LinkParams, query?: Record<string, string>) => string {
  const locale = useLocale();
  return useCallback((id, params, query) => linkTo(locale, id, params, query), [locale]);
}

/** Whether the person may open a screen: a link that leads to 403 is not shown. */
export function useCanOpen(): (id: string) => boolean {
  const { session, settings } = usePortal();
  return useCallback(
    id => {
      const screen = findScreen(id);
      return screen !== undefined && guard(session, settings, screen).kind === 'allow';
    },
    [session, settings],
  );
}

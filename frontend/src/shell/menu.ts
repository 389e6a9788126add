import { useLocation } from 'react-router';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { standsInMenu } from '@portal/event-schemas/kernel/screens.ts';
import { guard, rolesOf } from '../app/guard.ts';
import { usePortal, type Portal } from '../app/portal.ts';
import { screens, type RegisteredScreen } from '../app/registry.ts';

export const menuGroups = [
  'study',
  'teaching',
  'advising',
  'office',
  'curriculum',
  'people',
  'audit',
  'services',
  'settings',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuSection {
  /** undefined: the desktop, which stands above all groups. */
  group: MenuGroup | undefined;
  entries: readonly RegisteredScreen[];
}

const startScreen = 'desktop';

/** The menu of a person: what the guard lets them open and the office has not taken out, by group and order. */
export function menuOf(
  { session, settings, common }: Portal,
  all: readonly RegisteredScreen[] = screens,
): MenuSection[] {
  const open = all
    .filter(
      screen =>
        standsInMenu(screen, rolesOf(session)) &&
        !common.hidden_screens.includes(screen.id) &&
        guard(session, settings, screen).kind === 'allow',
    )
    .sort((a, b) => a.menu!.order - b.menu!.order);
  const sections: MenuSection[] = [
    { group: undefined, entries: open.filter(screen => screen.id === startScreen) },
    ...menuGroups.map(group => ({
      group,
      entries: open.filter(screen => screen.menu!.group === group && screen.id !== startScreen),
    })),
  ];
  return sections.filter(section => section.entries.length > 0);
}

export const useMenu = (): MenuSection[] => menuOf(usePortal());

/** Whether the page belongs to a menu entry: its own address or, of those above it, the nearest. */
export function useIsCurrent(locale: Locale): (screen: RegisteredScreen) => boolean {
  const { pathname } = useLocation();
  const above = useMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => `${pathname}/`.startsWith(`/${locale}/${path}/`));
  const nearest = above.toSorted((a, b) => b.path.length - a.path.length)[0];
  return screen => screen.id === nearest?.id;
}

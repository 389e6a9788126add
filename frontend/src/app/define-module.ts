import type { ComponentType } from 'react';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { Screen } from '@portal/event-schemas/kernel/screens.ts';

/**
 * What a module brings to the portal: one file `frontend/src/<module>/module.ts` that exports `module`. It is found by itself
 * (registry.ts), so no list is edited.
 *
 * ```ts
 * import { screens } from '@portal/event-schemas/registration/screens.ts';
 * import { defineModule } from '../app/define-module.ts';
 *
 * export const module = defineModule({
 *   name: 'registration',
 *   declared: screens,                                   // path, roles, area, menu place, icon: no React
 *   screens: { 'online-registration': () => import('./screens/online-registration.tsx'), … },   // default export = the screen
 *   titles: { ru: () => import('./i18n/titles/ru.ts'), … },  // menu, breadcrumb, document title, h1: a text for each title key of `declared`
 *   catalogue: { ru: () => import('./i18n/ru.ts'), kk: …, en: …, ky: … },           // default export = the texts
 *   widgets: [ … ],                                       // for the desktop, optional
 * });
 * ```
 *
 * - A screen renders `<PageHeader />` once: it is the h1 and the document title (shell/page-header.tsx).
 * - Catalogues: `i18n/ru.ts` is `const ru = { … } as const; export default ru;`, the others
 *   `const kk = { … } satisfies Catalogue<typeof ru>; export default kk;`. In the module
 *   `export const useText = moduleText<typeof ru>('registration')` and then `const t = useText(); t('card.send')`.
 * - Every declared screen has a loader and a title, or it does not compile.
 */
export interface FrontendModule {
  name: string;
  declared: readonly Screen[];
  screens: Readonly<Record<string, ScreenLoader>>;
  titles: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  catalogue: Readonly<Record<Locale, () => Promise<{ default: object }>>>;
  /**
   * Texts that only some screens (or widgets, by their id) need, so that they weigh on no others: `i18n/<name>/ru.ts` and its kin, used with
   * `moduleText<typeof ru>('<module>-<name>')`. `uses`: modules, or parts of modules (`advising-student`), whose texts only these screens need.
   */
  parts?: Readonly<
    Record<
      string,
      {
        screens: readonly string[];
        uses?: readonly string[];
        catalogue: Readonly<Record<Locale, () => Promise<{ default: object }>>>;
      }
    >
  >;
  widgets?: readonly Widget[];
  /** How much waits behind a menu entry, by screen: a component that shows `<MenuCount>` (shell/menu-count.tsx) or nothing. It is loaded after the menu. */
  counts?: Readonly<Record<string, ScreenLoader>>;
  /** Modules whose parts (from their api.ts) the screens show: their texts are loaded too. */
  uses?: readonly string[];
  /** Paths below `/{lang}/` that lead to another one: `{ 'user-settings': 'user-settings/change-password' }`. */
  redirects?: Readonly<Record<string, string>>;
}

export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** A card on the desktop. Its component is loaded when it is shown, inside a card that has the title and the menu. */
export interface Widget {
  id: string;
  title: Localized;
  roles: readonly Role[] | 'all';
  /** Where it stands until the person moves it: column 1 to 3 (portal.md §9) and order in the column. */
  column: 1 | 2 | 3;
  order: number;
  load: ScreenLoader;
}

type Declared = readonly Screen[];

/** Checks that screens, loaders and titles fit together; the value is the module itself. */
export const defineModule = <const D extends Declared>(
  module: Omit<FrontendModule, 'declared' | 'screens' | 'titles'> & {
    declared: D;
    screens: Record<D[number]['id'], ScreenLoader>;
    titles: Record<Locale, () => Promise<{ default: Record<D[number]['title'], string> }>>;
  },
): FrontendModule => module;

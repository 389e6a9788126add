import type { ComponentType } from 'react';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';

/** A text source of one language: default export = the texts. */
export type Texts = () => Promise<{ default: object }>;

/**
 * What a module brings to the portal is found by its place in `frontend/src/<module>` (registry.ts), so no list is edited:
 *
 * - `screens/<id>.tsx`: the screen that `event-schemas/src/<module>/screens.ts` declares under this id; default export = the component. It renders
 *   `<PageHeader />` once: that is the h1 and the document title (shell/page-header.tsx).
 * - `i18n/titles/<language>.ts`: menu, breadcrumb, document title, h1: a text for each title key of its screens.
 * - `i18n/<language>.ts`: texts that all its screens need. `i18n/ru.ts` is `const ru = { … } as const; export default ru;`, the others
 *   `const kk = { … } satisfies Catalogue<typeof ru>; export default kk;`. In the module `export const useText = moduleText<typeof ru>('registration')`
 *   and then `const t = useText(); t('card.send')`.
 * - `i18n/<part>/<language>.ts`: texts that only some screens (or widgets) need, so that they weigh on no others; `moduleText<typeof ru>('<module>-<part>')`.
 *   A part is the screen's of that name, unless `parts` says whose it is.
 *
 * - `first/<id>.ts`: what the screen asks when it opens (first-calls.ts); it comes with its page.
 *
 * Only what cannot be found stands in its `module.ts`, which exports `module`; a module without it needs no such file.
 */
export interface ModuleExtras {
  name: string;
  /** Modules whose parts (from their api.ts) the screens show: their texts are loaded too. */
  uses?: readonly string[];
  /**
   * Parts of its texts and the screens (or widgets, by their id) that need them. `uses`: modules, or parts of modules (`advising-student`), whose texts only
   * these screens need.
   */
  parts?: Readonly<Record<string, { screens: readonly string[]; uses?: readonly string[] }>>;
  /** Parts of its texts that come with code which others show (lazy-part.tsx), and of no screen of its own. */
  lazy?: readonly string[];
  widgets?: readonly Widget[];
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

export const defineModule = (extras: ModuleExtras): ModuleExtras => extras;

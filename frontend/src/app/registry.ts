import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import type { FrontendModule, ScreenLoader, Widget } from './define-module.ts';

const files = import.meta.glob<FrontendModule>('../*/module.ts', { eager: true, import: 'module' });

/** The modules that are built in, found by their `module.ts`. */
export const modules: readonly FrontendModule[] = Object.entries(files)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([, module]) => module);

/** A screen with what its module adds. */
export interface RegisteredScreen extends Screen {
  load: ScreenLoader;
  titleIn: (locale: Locale) => string;
}

/** Titles of all screens, of the languages that were loaded. */
const titles: Record<Locale, Map<string, string>> = { ru: new Map(), kk: new Map(), en: new Map(), ky: new Map() };

/** Loads what all screens are called in a language, once, before anything is drawn in it. */
export async function loadTitles(locale: Locale): Promise<void> {
  if (titles[locale].size > 0) return;
  const loaded = await Promise.all(modules.map(module => module.titles[locale]()));
  for (const { default: own } of loaded) for (const [key, title] of Object.entries(own)) titles[locale].set(key, title);
}

/** All screens of the given modules, each complete. */
export const registerScreens = (list: readonly FrontendModule[]): RegisteredScreen[] =>
  list.flatMap(module =>
    module.declared.map(screen => {
      const load = module.screens[screen.id];
      if (!load) throw new Error(`Screen ${screen.id} of ${module.name} has no loader in module.ts`);
      return { ...screen, load, titleIn: locale => titles[locale].get(screen.title) ?? screen.id };
    }),
  );

/** The registry: router, guard, menu, breadcrumb, titles and react-admin's resources are made from it. */
export const screens: readonly RegisteredScreen[] = registerScreens(modules);

const byId = new Map(screens.map(screen => [screen.id, screen]));
export const findScreen = (id: string): RegisteredScreen | undefined => byId.get(id);

export const moduleOf = (name: string): FrontendModule => {
  const module = modules.find(one => one.name === name);
  if (!module) throw new Error(`No module ${name} in frontend/src`);
  return module;
};

/** The texts of a module, or of a part of one: `advising`, `advising-student`. */
export function catalogueOf(name: string): FrontendModule['catalogue'] {
  const parts = modules.flatMap(module =>
    Object.entries(module.parts ?? {}).map(([part, { catalogue }]) => [`${module.name}-${part}`, catalogue] as const),
  );
  return parts.find(([part]) => part === name)?.[1] ?? moduleOf(name).catalogue;
}

/** What stands beside menu entries, by screen. */
export const menuCounts: ReadonlyMap<string, ScreenLoader> = new Map(
  modules.flatMap(module => Object.entries(module.counts ?? {})),
);

export const redirects: readonly (readonly [from: string, to: string])[] = modules.flatMap(module =>
  Object.entries(module.redirects ?? {}),
);

export interface RegisteredWidget extends Widget {
  module: string;
}
/** Widgets of the desktop, from all modules. */
export const widgets: readonly RegisteredWidget[] = modules.flatMap(module =>
  (module.widgets ?? []).map(widget => ({ ...widget, module: module.name })),
);

/** The screens above this one: those whose path is a beginning of its path, from the top down. */
export const parentsOf = (screen: Screen, all: readonly RegisteredScreen[] = screens): RegisteredScreen[] =>
  all
    .filter(other => other.id !== screen.id && !other.path.includes(':') && screen.path.startsWith(`${other.path}/`))
    .sort((a, b) => a.path.length - b.path.length);

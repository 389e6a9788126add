import type { ComponentType } from 'react';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { declaredScreens } from './declared-screens.ts';
import type { ModuleExtras, ScreenLoader, Widget } from './define-module.ts';
import { catalogueNames, languageOf } from './language.ts';

/** What stands in the modules' folders, by its place (define-module.ts). */
export interface Found {
  declared: readonly Screen[];
  extras: Readonly<Record<string, ModuleExtras>>;
  screens: Readonly<Record<string, ScreenLoader>>;
}

const found: Found = {
  declared: declaredScreens,
  extras: import.meta.glob<ModuleExtras>('../*/module.ts', { eager: true, import: 'module' }),
  screens: import.meta.glob<{ default: ComponentType }>(['../*/screens/*.tsx', '!../*/screens/*.spec.tsx']),
};

/** A module with the extras that its `module.ts` says. */
export type FrontendModule = ModuleExtras;

/** The modules that are built in: those that declare screens, and those with a `module.ts`. */
export const modulesOf = ({ declared, extras }: Pick<Found, 'declared' | 'extras'>): FrontendModule[] => {
  const known = new Map(Object.values(extras).map(module => [module.name, module]));
  return [...new Set([...declared.map(({ module }) => module), ...known.keys()])]
    .sort()
    .map(name => known.get(name) ?? { name });
};
export const modules: readonly FrontendModule[] = modulesOf(found);

/** A screen with what its module adds. */
export interface RegisteredScreen extends Screen {
  load: ScreenLoader;
  titleIn: (locale: Locale) => string;
}

/** All declared screens, each complete. Throws where one has no file. */
export const registerScreens = ({
  declared,
  screens: files,
}: Pick<Found, 'declared' | 'screens'>): RegisteredScreen[] =>
  declared.map(screen => {
    const load = files[`../${screen.module}/screens/${screen.id}.tsx`];
    if (!load) throw new Error(`Screen ${screen.id} has no frontend/src/${screen.module}/screens/${screen.id}.tsx`);
    return { ...screen, load, titleIn: locale => languageOf(locale).titles[screen.title] ?? screen.id };
  });

/** The registry: router, guard, menu, breadcrumb, titles and react-admin's resources are made from it. */
export const screens: readonly RegisteredScreen[] = registerScreens(found);

const byId = new Map(screens.map(screen => [screen.id, screen]));
export const findScreen = (id: string): RegisteredScreen | undefined => byId.get(id);

export const moduleOf = (name: string): FrontendModule => {
  const module = modules.find(one => one.name === name);
  if (!module) throw new Error(`No module ${name} in frontend/src`);
  return module;
};

/** Names of the texts that a screen of a module (or a widget) needs: the module's, those of its parts that are the screen's, and those of what it uses. */
export function textsOf(name: string, screen?: string): string[] {
  const { uses = [], parts = {} } = moduleOf(name);
  const catalogues = catalogueNames();
  const own = [...catalogues.values()].filter(({ module, part }) => module === name && part !== '');
  return [
    ...(catalogues.has(name) ? [name] : []),
    ...uses,
    ...own.flatMap(({ part }) => {
      const { screens: of, uses: its = [] } = parts[part] ?? { screens: [part] };
      return screen !== undefined && of.includes(screen) ? [...its, `${name}-${part}`] : [];
    }),
  ];
}

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

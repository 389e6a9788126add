import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { ComponentType } from 'react';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { loadWords } from '../entity/words.ts';
import { loadCatalogue } from '../i18n/texts.ts';
import { constants } from './constants.ts';
import { guard, type ForcedScreen } from './guard.ts';
import { linkTo } from './links.ts';
import { currentLocale, isLocale, loadPortal } from './portal.ts';
import { catalogueOf, loadLanguage } from './language.ts';
import { moduleOf, textsOf, type RegisteredScreen } from './registry.ts';

/** What a screen's route holds: its component, or that the person may not see it. */
export type LoadedScreen = { kind: 'screen'; Component: ComponentType } | { kind: 'forbidden' };

/** The code of a screen did not arrive, or not within 120 s (portal.md §8, §9). */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the portal did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

export function withinChunkTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not within ${constants.chunkLoadTimeout} ms`)),
      constants.chunkLoadTimeout,
    );
  });
  return Promise.race([loading, late])
    .catch((cause: unknown) => {
      throw new ChunkLoadError(cause);
    })
    .finally(() => clearTimeout(timer));
}

/**
 * A component of a module together with the module's texts, those of its part that a screen (or widget) is of, and
 * those of the modules whose parts it shows.
 */
export async function loadComponent<P = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  module: string,
  locale: Locale,
  screen?: string,
): Promise<ComponentType<P>> {
  await withinChunkTimeout(loadLanguage(locale));
  const texts = [
    ...textsOf(module, screen).map(name => loadCatalogue(locale, name, catalogueOf(name, locale))),
    ...[module, ...(moduleOf(module).uses ?? [])].map(name => loadWords(locale, name)),
  ];
  const [loaded] = await withinChunkTimeout(Promise.all([load(), ...texts]));
  return loaded.default;
}

/** The loader of a screen's route: guard first; a forbidden screen loads nothing and asks the server for nothing. */
export const screenLoader =
  (screen: RegisteredScreen) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<LoadedScreen | Response> => {
    const locale = isLocale(params['lang']) ? params['lang'] : currentLocale();
    const { session, settings } = await loadPortal();
    const decision = guard(session, settings, screen);
    if (decision.kind === 'forbidden') return { kind: 'forbidden' };
    if (decision.kind === 'redirect') return redirect(forcedAddress(decision.to, locale, new URL(request.url)));
    const office = screen.area === 'office' ? loadCatalogue(locale, 'ra', reactAdminTexts[locale]) : undefined;
    const [Component] = await Promise.all([loadComponent(screen.load, screen.module, locale, screen.id), office]);
    return { kind: 'screen', Component };
  };

/** react-admin's own texts come with the office screens only. */
const reactAdminTexts: Record<Locale, () => Promise<{ default: object }>> = {
  ru: () => import('../i18n/react-admin/ru.ts'),
  kk: () => import('../i18n/react-admin/kk.ts'),
  en: () => import('../i18n/react-admin/en.ts'),
  ky: () => import('../i18n/react-admin/ky.ts'),
};

/** The log-in and its further steps remember where the person wanted to go. */
const remembering: readonly ForcedScreen[] = ['log-in', 'confirm-log-in', 'set-up-second-factor'];
export function forcedAddress(to: ForcedScreen, locale: Locale, wanted: URL): string {
  if (!remembering.includes(to) || wanted.pathname === linkTo(locale, 'home')) return linkTo(locale, to);
  return linkTo(locale, to, {}, { next: wanted.pathname + wanted.search });
}

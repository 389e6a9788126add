import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { FirstLoad, FirstLoads } from '../../event-schemas/src/kernel/first-load.ts';
import { locales, type Locale } from '../../event-schemas/src/kernel/locales.ts';
import { graphOf, type Graph } from './graph.ts';

export type Registry = typeof import('./registry.ts');
type Place = { module: string; id: string };
export const screenFile = ({ module, id }: Place): string => `/src/${module}/screens/${id}.tsx`;
export const widgetFile = ({ module, id }: Place): string => `/src/${module}/widgets/${id}.tsx`;

const frame = '/src/shell/shell.tsx';
export const forStaff = '/src/shell/for-staff.ts';
/** What is drawn around a screen. */
export const frames: Record<'public' | 'portal' | 'office', readonly string[]> = {
  public: [],
  portal: [frame],
  office: [frame, '/src/lists/admin-context.tsx'],
};

const alphabets: Record<Locale, readonly string[]> = {
  ru: ['latin', 'cyrillic'],
  kk: ['latin', 'cyrillic', 'cyrillic-ext'],
  en: ['latin'],
  ky: ['latin', 'cyrillic', 'cyrillic-ext'],
};
export const isStyle = (file: string): boolean => file.endsWith('.css');
const inLocales = <T>(value: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map(locale => [locale, value(locale)])) as Record<Locale, T>;

export const readRegistry = async (): Promise<Registry> =>
  (await runnerImport<Registry>(resolve(import.meta.dirname, 'registry.ts'))).module;

/** What each screen needs before it can be drawn, besides the entry itself. */
export function firstLoadsOf(graph: Graph, { screens, widgets, textsOf, moduleOf }: Registry): FirstLoads {
  const catalogues = cataloguesOf(graph);
  // The built page names its script and that one's style sheets itself.
  const inPage = new Set([graph.entry, ...graph.closure([graph.entry]).filter(isStyle)]);
  const filesOf = (sources: readonly string[]): string[] =>
    graph.closure([graph.entry, ...sources.map(source => graph.fileOf(source))]).filter(file => !inPage.has(file));
  const loadOf = (id: string, module: string, sources: readonly string[], office = false): FirstLoad => {
    const scripts = filesOf(sources);
    const texts = (locale: Locale): string[] =>
      filesOf([
        `/src/app/languages/${locale}.ts`,
        `/src/shell/i18n/${locale}.ts`,
        ...textsOf(module, id).flatMap(name => catalogues.get(`${name} ${locale}`) ?? []),
        ...[module, ...(moduleOf(module).uses ?? [])].map(name => `/event-schemas/src/${name}/words/${locale}.ts`),
        ...(office ? [`/src/i18n/react-admin/${locale}.ts`] : []),
      ]).filter(file => !scripts.includes(file));
    return { id, scripts, texts: inLocales(texts) };
  };
  const fontOf = (name: string): string => {
    const file = graph.asset(`${name}.woff2`);
    if (!file) throw new Error(`The font ${name}.woff2 is not among what was built`);
    return file;
  };
  return {
    entry: graph.entry,
    fonts: inLocales(locale => alphabets[locale].map(fontOf)),
    screens: screens.map(screen =>
      loadOf(screen.id, screen.module, [...frames[screen.area], screenFile(screen)], screen.area === 'office'),
    ),
    staff: filesOf([frame, forStaff]),
    widgets: widgets.map(widget => loadOf(widget.id, widget.module, [frame, widgetFile(widget)])),
  };
}

/** Texts by name and language: `advising kk` stands in `advising/i18n`, `advising-student kk` in `advising/i18n/student`. */
const cataloguesOf = (graph: Graph): ReadonlyMap<string, string> =>
  new Map(
    graph
      .modules(/\/frontend\/src\/([\w-]+)\/i18n\/(?:([\w-]+)\/)?(\w\w)\.ts$/)
      .map(({ path, found: [, module, part, locale] }) => [`${part ? `${module}-${part}` : module} ${locale}`, path]),
  );

/** Writes `first-load.json` beside the pages, for the server. */
export function firstLoad(): Plugin {
  return {
    name: 'portal-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(options, bundle) {
      const loads = firstLoadsOf(graphOf(bundle), await readRegistry());
      writeFileSync(resolve(options.dir ?? '', 'first-load.json'), JSON.stringify(loads));
    },
  };
}

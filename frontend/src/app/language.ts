import type { AnyWords } from '@portal/event-schemas/kernel/entity/words.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { Texts } from './define-module.ts';

type Titles = Readonly<Record<string, string>>;
type Words = () => Promise<{ default: AnyWords }>;
/** Texts of a module, or of a part of one. */
interface Catalogue {
  module: string;
  part: string;
  load: Texts;
}

/** Where everything that is said in one language stands; no page knows where the texts of the other three are. */
export interface Language {
  /** Titles of all screens, by their key. */
  titles: Titles;
  /** Texts by what they are asked for: `advising`, and of a part `advising-student`. */
  catalogues: ReadonlyMap<string, Catalogue>;
  /** What a module's entities are called, by the module. */
  words: ReadonlyMap<string, Words>;
}

/** What stands in the modules' folders, by its place (define-module.ts). */
export interface LanguageFiles {
  titles: Readonly<Record<string, Titles>>;
  texts: Readonly<Record<string, Texts>>;
  words: Readonly<Record<string, Words>>;
}

const textsPlace = /([\w-]+)\/i18n\/(?:([\w-]+)\/)?\w\w\.ts$/;
const wordsPlace = /([\w-]+)\/words\/\w\w\.ts$/;
const languageFrom = ({ titles, texts, words }: LanguageFiles): Language => ({
  titles: Object.assign({}, ...Object.values(titles)) as Titles,
  catalogues: new Map(
    Object.entries(texts).map(([file, load]) => {
      const [, module = '', part = ''] = textsPlace.exec(file) ?? [];
      return [part ? `${module}-${part}` : module, { module, part, load }];
    }),
  ),
  words: new Map(Object.entries(words).map(([file, load]) => [wordsPlace.exec(file)?.[1] ?? file, load])),
});

const files = import.meta.glob<LanguageFiles>('./languages/*.ts', { import: 'default' });
const loaded = new Map<Locale, Language>();

/** Loads a language once, before anything is drawn in it. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, languageFrom(await files[`./languages/${locale}.ts`]!()));
}

/** A language that was loaded. */
export function languageOf(locale: Locale): Language {
  const language = loaded.get(locale);
  if (!language) throw new Error(`The language ${locale} is not loaded`);
  return language;
}

/** Texts that there are: the same ones in each language. Throws as long as none is loaded. */
export function catalogueNames(): Map<string, Pick<Catalogue, 'module' | 'part'>> {
  const [language] = loaded.values();
  if (!language) throw new Error('No language is loaded');
  return new Map(language.catalogues);
}

/** The texts of a module, or of a part of one, in a language. */
export function catalogueOf(name: string, locale: Locale): Texts {
  const catalogue = languageOf(locale).catalogues.get(name);
  if (!catalogue) throw new Error(`There are no texts ${name} in ${locale}`);
  return catalogue.load;
}

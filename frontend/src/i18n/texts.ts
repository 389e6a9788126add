import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { useLocale } from '../app/portal.ts';
import type { Text, TextParams } from './catalogue.ts';

type Messages = Record<string, object>;
type Source = () => Promise<{ default: object }>;

/** Languages by the names that their speakers use; the names are the same in every interface language. */
export const languageNames: Record<Locale, string> = { ru: 'Русский', kk: 'Қазақша', en: 'English', ky: 'Кыргызча' };

const messages: Record<Locale, Messages> = { ru: {}, kk: {}, en: {}, ky: {} };
const providers = new Map<Locale, I18nProvider>();

const create = (locale: Locale): I18nProvider =>
  polyglotI18nProvider(
    () => messages[locale] as never,
    locale,
    locales.map(code => ({ locale: code, name: languageNames[code] })),
  );

/** Adds a module's texts under the module's name. Tests call it with a plain object; screens go through `loadCatalogue`. */
export function addCatalogue(locale: Locale, name: string, texts: object): void {
  // react-admin's own texts stand under "ra", where it looks for them.
  messages[locale][name] = texts;
  providers.set(locale, create(locale));
}

/** A catalogue that was loaded, as it is. */
export const textsOf = (locale: Locale, name: string): object | undefined => messages[locale][name];

/** Loads a catalogue once; every later call answers at once. */
export async function loadCatalogue(locale: Locale, name: string, source: Source): Promise<void> {
  if (name in messages[locale]) return;
  addCatalogue(locale, name, (await source()).default);
}

/** The i18n provider of a language, for react-admin and for `moduleText`. */
export const providerOf = (locale: Locale): I18nProvider => {
  const provider = providers.get(locale) ?? create(locale);
  providers.set(locale, provider);
  return provider;
};

export const translate = (locale: Locale, key: string, params?: TextParams): string => providerOf(locale).translate(key, params);

/** The hook for a module's texts: `export const useText = moduleText<typeof ru>('registration')`. */
export const moduleText =
  <C>(name: string) =>
  (): Text<C> => {
    const locale = useLocale();
    return (key, params) => translate(locale, `${name}.${key}`, params);
  };

import type { Locale } from '../kernel/locales.ts';

/** A text that was written in some of the languages: who reads another gets the Russian one, or else the first that there is. */
export function inEveryLanguage(text: Record<Locale, string>): Record<Locale, string> {
  const other = text.ru || text.kk || text.en || text.ky;
  return { ru: text.ru || other, kk: text.kk || other, en: text.en || other, ky: text.ky || other };
}

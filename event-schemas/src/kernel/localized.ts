import { z } from 'zod';
import { nameMax } from './bounds.ts';
import type { Locale } from './locales.ts';

/** Plain values are apart from the schema, so that the browser's first load has no zod. */
export { defaultLocale, fallbackLocale, locales, pickLocale, type Locale } from './locales.ts';

/** A text in all four languages as answers show it. What comes in or is written has a length: `localizedName`, `localizedText`. */
export const localized = z.object({
  ru: z.string().min(1),
  kk: z.string().min(1),
  en: z.string().min(1),
  ky: z.string().min(1),
});
export type Localized = z.infer<typeof localized>;
/** A text of at most `max` characters in each of the languages. */
export function localizedText(max: number) {
  const text = z.string().min(1).max(max);
  return z.object({ ru: text, kk: text, en: text, ky: text });
}
/** The name of a thing. */
export const localizedName = localizedText(nameMax);

/** A text made in each of the languages. */
export const inFour = (make: (locale: Locale) => string): Localized => ({
  ru: make('ru'),
  kk: make('kk'),
  en: make('en'),
  ky: make('ky'),
});
/** One text for all languages, for names that have no translation (imported codes). */
export const sameInAll = (text: string): Localized => ({ ru: text, kk: text, en: text, ky: text });

import { z } from 'zod';

/** Interface languages; `ru` is the default, `en` the fallback (portal.md §1). */
export const locales = ['ru', 'kk', 'en', 'ky'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';
export const fallbackLocale: Locale = 'en';

/** The name of a thing in all four languages. */
export const localized = z.object({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1), ky: z.string().min(1) });
export type Localized = z.infer<typeof localized>;

/** One text for all languages, for names that have no translation (imported codes). */
export const sameInAll = (text: string): Localized => ({ ru: text, kk: text, en: text, ky: text });

/** `Accept-Language` → the best of our languages; `ru` when none fits. */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Locale => (locales as readonly string[]).includes(tag)) ?? defaultLocale;
}

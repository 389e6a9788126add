/** Interface languages; `ru` is the default, `en` the fallback (portal.md §1). */
export const locales = ['ru', 'kk', 'en', 'ky'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';
export const fallbackLocale: Locale = 'en';

/** `Accept-Language` → the best of our languages; `ru` when none fits. */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Locale => (locales as readonly string[]).includes(tag)) ?? defaultLocale;
}

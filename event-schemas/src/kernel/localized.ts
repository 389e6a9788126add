import { z } from 'zod';

/** Plain values are apart from the schema, so that the browser's first load has no zod. */
export { defaultLocale, fallbackLocale, locales, pickLocale, type Locale } from './locales.ts';

/** The name of a thing in all four languages. */
export const localized = z.object({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1), ky: z.string().min(1) });
export type Localized = z.infer<typeof localized>;

/** One text for all languages, for names that have no translation (imported codes). */
export const sameInAll = (text: string): Localized => ({ ru: text, kk: text, en: text, ky: text });

import type { Locale } from './locales.ts';

/** How a day is written, in the letters of the language: it is not taken for a day. */
export const dayPattern: Record<Locale, string> = {
  ru: 'ДД.ММ.ГГГГ',
  kk: 'КК.АА.ЖЖЖЖ',
  en: 'DD.MM.YYYY',
  ky: 'КК.АА.ЖЖЖЖ',
};

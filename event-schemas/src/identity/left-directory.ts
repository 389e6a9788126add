import type { Localized } from '../kernel/localized.ts';

/** Why the nightly check closes an account. */
export const leftDirectory: Localized = {
  ru: 'Человека больше нет в каталоге университета',
  kk: 'Адам енді университет каталогында жоқ',
  en: 'The person is no longer in the university’s directory',
  ky: 'Адам эми университеттин каталогунда жок',
};

import type { Localized } from '../kernel/localized.ts';

/** What the columns, filters and files of specialists’ lists are called, and codes that stand in them alone. */
export const listNames = {
  specialist: { ru: 'Специалист', kk: 'Маман', en: 'Specialist', ky: 'Адис' },
} as const satisfies Record<string, Localized>;

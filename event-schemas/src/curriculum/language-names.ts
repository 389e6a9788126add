import type { Localized } from '../kernel/localized.ts';

/** Languages of instruction by code, as they are called; an unknown code stands for itself. */
export const languageNames: Readonly<Record<string, Localized>> = {
  ru: { ru: 'Русский', kk: 'Орыс тілі', en: 'Russian', ky: 'Орус тили' },
  kk: { ru: 'Казахский', kk: 'Қазақ тілі', en: 'Kazakh', ky: 'Казак тили' },
  en: { ru: 'Английский', kk: 'Ағылшын тілі', en: 'English', ky: 'Англис тили' },
  ky: { ru: 'Кыргызский', kk: 'Қырғыз тілі', en: 'Kyrgyz', ky: 'Кыргыз тили' },
};

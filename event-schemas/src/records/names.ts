import type { Localized } from '../kernel/localized.ts';

/** Papers of a foreign student that run out. */
export const documents = ['PASSPORT', 'VISA', 'REGISTRATION'] as const;
export type DocumentKind = (typeof documents)[number];
export const documentNames: Readonly<Record<DocumentKind, Localized>> = {
  PASSPORT: { ru: 'Паспорт', kk: 'Паспорт', en: 'Passport', ky: 'Паспорт' },
  VISA: { ru: 'Виза', kk: 'Виза', en: 'Visa', ky: 'Виза' },
  REGISTRATION: {
    ru: 'Регистрация по месту жительства',
    kk: 'Тұрғылықты жері бойынша тіркеу',
    en: 'Registration of residence',
    ky: 'Жашаган жери боюнча каттоо',
  },
};

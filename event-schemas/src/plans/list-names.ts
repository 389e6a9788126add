import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the lists of `plans` are called, and codes that stand in them alone. */
export const listNames = {
  added: { ru: 'Добавлено', kk: 'Қосылған', en: 'Added', ky: 'Кошулган' },
  excluded: { ru: 'Исключено', kk: 'Алынған', en: 'Excluded', ky: 'Алынган' },
  replaced: { ru: 'Заменено', kk: 'Ауыстырылған', en: 'Replaced', ky: 'Алмаштырылган' },
  message: { ru: 'Сообщение', kk: 'Хабарлама', en: 'Message', ky: 'Билдирүү' },
  notified: { ru: 'Сообщено', kk: 'Хабарланған', en: 'Notified', ky: 'Кабарланган' },
  academicYear: { ru: 'Учебный год', kk: 'Оқу жылы', en: 'Academic year', ky: 'Окуу жылы' },
} as const satisfies Record<string, Localized>;

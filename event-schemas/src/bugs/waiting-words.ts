import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_take: {
    title: {
      ru: 'Новые сообщения об ошибках',
      kk: 'Қателер туралы жаңа хабарлар',
      en: 'New bug reports',
      ky: 'Каталар тууралуу жаңы билдирүүлөр',
    },
    act: { ru: 'Разобрать', kk: 'Қарап шығу', en: 'Go through', ky: 'Карап чыгуу' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

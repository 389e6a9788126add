import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the lists of `teacher-requests` are called, and codes that stand in them alone. */
export const listNames = {
  registered: { ru: 'Зарегистрирован', kk: 'Тіркелген', en: 'Registered', ky: 'Катталган' },
  answered: { ru: 'Ответ дан', kk: 'Жауап берілген', en: 'Answered', ky: 'Жооп берилген' },
  answeredBy: { ru: 'Ответил', kk: 'Жауап берген', en: 'Answered by', ky: 'Жооп берген' },
  asked: { ru: 'Отправлен', kk: 'Жіберілген', en: 'Asked', ky: 'Жөнөтүлгөн' },
  request: { ru: 'Запрос', kk: 'Сұраныс', en: 'Request', ky: 'Өтүнүч' },
  reason: { ru: 'Повод', kk: 'Себебі', en: 'Reason', ky: 'Себеби' },
  answer: { ru: 'Ответ', kk: 'Жауабы', en: 'Answer', ky: 'Жообу' },
} as const satisfies Record<string, Localized>;

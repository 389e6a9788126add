import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the lists of `notifications` are called, and codes that stand in them alone. */
export const listNames = {
  registration: { ru: 'Регистрация', kk: 'Тіркелу', en: 'Registration', ky: 'Каттоо' },
  withoutAnAddress: { ru: 'Без адреса', kk: 'Мекенжайсыз', en: 'Without an address', ky: 'Дареги жок' },
  failed: { ru: 'Не доставлено', kk: 'Жеткізілмеді', en: 'Failed', ky: 'Жеткен жок' },
  waiting: { ru: 'Ждут', kk: 'Күтуде', en: 'Waiting', ky: 'Күтүүдө' },
  sent: { ru: 'Отправлено', kk: 'Жіберілді', en: 'Sent', ky: 'Жөнөтүлдү' },
  recipients: { ru: 'Получателей', kk: 'Алушылар', en: 'Recipients', ky: 'Алуучулар' },
  brokenOff: { ru: 'прервана', kk: 'үзілді', en: 'broken off', ky: 'үзүлдү' },
  done: { ru: 'выполнена', kk: 'орындалды', en: 'done', ky: 'аткарылды' },
  running: { ru: 'идёт', kk: 'жүріп жатыр', en: 'running', ky: 'жүрүп жатат' },
  term: { ru: 'Период', kk: 'Кезең', en: 'Term', ky: 'Мезгил' },
  cardStatus: { ru: 'Статус карточки', kk: 'Карточка мәртебесі', en: 'Card status', ky: 'Карточканын статусу' },
} as const satisfies Record<string, Localized>;

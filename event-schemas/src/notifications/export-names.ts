import { columnNames } from '../kernel/column-names.ts';
import type { Localized } from '../kernel/localized.ts';
import type { Frequency } from './frequencies.ts';

/** What files of schedules and mails call their codes and columns. */
export const frequencyNames: Readonly<Record<Frequency, Localized>> = {
  EVERY_DAY: { ru: 'Каждый день', kk: 'Күн сайын', en: 'Every day', ky: 'Күн сайын' },
  EVERY_WEEK: { ru: 'Каждую неделю', kk: 'Апта сайын', en: 'Every week', ky: 'Жума сайын' },
  EVERY_MONTH: { ru: 'Каждый месяц', kk: 'Ай сайын', en: 'Every month', ky: 'Ай сайын' },
};
export const mailStateNames: Readonly<Record<'failed' | 'no_address', Localized>> = {
  failed: { ru: 'не доставлено', kk: 'жеткізілмеді', en: 'failed', ky: 'жеткен жок' },
  no_address: { ru: 'нет адреса почты', kk: 'пошта мекенжайы жоқ', en: 'no e-mail address', ky: 'почта дареги жок' },
};
export const headers = {
  frequency: { ru: 'Как часто', kk: 'Жиілігі', en: 'How often', ky: 'Жыштыгы' },
  weekday: { ru: 'День недели', kk: 'Апта күні', en: 'Weekday', ky: 'Жуманын күнү' },
  month_day: { ru: 'Число месяца', kk: 'Айдың күні', en: 'Day of the month', ky: 'Айдын күнү' },
  time: { ru: 'Время', kk: 'Уақыты', en: 'Time', ky: 'Убактысы' },
  since: { ru: 'Действует с', kk: 'Басталған уақыты', en: 'In force since', ky: 'Качантан бери' },
  is_active: { ru: 'Включена', kk: 'Қосулы', en: 'Switched on', ky: 'Иштетилген' },
  author: { ru: 'Кто создал', kk: 'Кім жасады', en: 'Created by', ky: 'Ким түздү' },
  statuses: {
    ru: 'Статусы карточек',
    kk: 'Карточка мәртебелері',
    en: 'Card statuses',
    ky: 'Карточкалардын статустары',
  },
  subject: { ru: 'Тема', kk: 'Тақырыбы', en: 'Subject', ky: 'Темасы' },
  text: { ru: 'Текст', kk: 'Мәтіні', en: 'Text', ky: 'Тексти' },
  recipient: { ru: 'Получатель', kk: 'Алушы', en: 'Recipient', ky: 'Алуучу' },
  attempts: { ru: 'Попыток', kk: 'Әрекет саны', en: 'Attempts', ky: 'Аракеттердин саны' },
  reason: columnNames.reason,
} as const satisfies Record<string, Localized>;

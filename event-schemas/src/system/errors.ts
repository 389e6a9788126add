import { defineErrors } from '../kernel/rejections.ts';

/** Refusals of the system's settings and of maintenance (portal.md §2, §8). */
export const errors = defineErrors({
  'system.maintenance': {
    status: 503,
    ru: 'На портале идут технические работы. Зайдите позже.',
    kk: 'Порталда техникалық жұмыстар жүріп жатыр. Кейінірек кіріңіз.',
    en: 'The portal is under maintenance. Please come back later.',
    ky: 'Порталда техникалык иштер жүрүп жатат. Кийинчерээк кириңиз.',
  },
  'system.mail_refused': {
    status: 422,
    ru: 'Письмо не ушло. Почтовый сервер отвечает: {reason}',
    kk: 'Хат жіберілмеді. Пошта серверінің жауабы: {reason}',
    en: 'The e-mail was not sent. The mail server says: {reason}',
    ky: 'Кат кетпей калды. Почта серверинин жообу: {reason}',
  },
  'system.mail_server_configured': {
    ru: 'Почтовый сервер задан в конфигурации портала (SMTP_URL); здесь его не изменить.',
    kk: 'Пошта сервері порталдың конфигурациясында берілген (SMTP_URL), оны мұнда өзгертуге болмайды.',
    en: 'The mail server is set in the portal’s configuration (SMTP_URL) and cannot be changed here.',
    ky: 'Почта сервери порталдын конфигурациясында берилген (SMTP_URL), аны бул жерден өзгөртүүгө болбойт.',
  },
  'system.return_date_passed': {
    status: 422,
    ru: 'Время возвращения уже прошло.',
    kk: 'Қайта ашылу уақыты өтіп кеткен.',
    en: 'The time of return has passed already.',
    ky: 'Кайра ачылуу убактысы өтүп кеткен.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}

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
  'system.picture_in_use': {
    ru: 'Эта картинка стоит на странице входа. Сначала выберите другую.',
    kk: 'Бұл сурет кіру бетінде тұр. Алдымен басқасын таңдаңыз.',
    en: 'This picture stands on the log-in page. Choose another one first.',
    ky: 'Бул сүрөт кирүү барагында турат. Адегенде башкасын тандаңыз.',
  },
  'system.picture_unknown': {
    status: 422,
    ru: 'Такой картинки больше нет. Обновите страницу.',
    kk: 'Мұндай сурет енді жоқ. Бетті жаңартыңыз.',
    en: 'This picture is not there any more. Reload the page.',
    ky: 'Мындай сүрөт эми жок. Баракты жаңыртыңыз.',
  },
  'system.too_many_pictures': {
    ru: 'Картинок уже {max}. Удалите лишние и загрузите снова.',
    kk: 'Суреттер саны {max} болды. Артығын жойып, қайта жүктеңіз.',
    en: 'There are {max} pictures already. Remove some and upload again.',
    ky: 'Сүрөттөр {max} болду. Ашыгын өчүрүп, кайра жүктөңүз.',
  },
  'system.no_former_logo': {
    ru: 'Прежнего логотипа уже нет: он хранится {days} дней.',
    kk: 'Бұрынғы логотип енді жоқ: ол {days} күн сақталады.',
    en: 'The former logo is gone: it is kept for {days} days.',
    ky: 'Мурунку логотип эми жок: ал {days} күн сакталат.',
  },
  'system.works_in_the_past': {
    status: 422,
    ru: 'Начало работ уже прошло.',
    kk: 'Жұмыстардың басталу уақыты өтіп кеткен.',
    en: 'The beginning of the maintenance has passed already.',
    ky: 'Иштердин башталуу убактысы өтүп кеткен.',
  },
  'system.works_end_first': {
    status: 422,
    ru: 'Работы не могут закончиться раньше, чем начнутся.',
    kk: 'Жұмыстар басталмай тұрып аяқтала алмайды.',
    en: 'Maintenance cannot end before it begins.',
    ky: 'Иштер башталганга чейин бүтө албайт.',
  },
  'system.works_end_needed': {
    status: 422,
    ru: 'Чтобы работы закончились сами, укажите их конец.',
    kk: 'Жұмыстар өздігінен аяқталуы үшін олардың соңын көрсетіңіз.',
    en: 'For the maintenance to end by itself, say when it ends.',
    ky: 'Иштер өзү бүтүшү үчүн алардын аягын көрсөтүңүз.',
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

import type { NoticeTopic } from '../kernel/notices.ts';
import type { Localized } from '../kernel/localized.ts';

const names = {
  cards: {
    ru: 'Карточка, учебный план и эдвайзер',
    kk: 'Карточка, оқу жоспары және эдвайзер',
    en: 'Card, study plan and advisor',
    ky: 'Карточка, окуу планы жана эдвайзер',
  },
  waiting_lists: {
    ru: 'Очереди и освободившиеся места',
    kk: 'Кезектер мен босаған орындар',
    en: 'Waiting lists and free seats',
    ky: 'Кезектер жана бошогон орундар',
  },
  permissions: {
    ru: 'Разрешения, запросы преподавателю и доступ',
    kk: 'Рұқсаттар, оқытушыға өтініштер және қолжетімділік',
    en: 'Permissions, requests to teachers and access',
    ky: 'Уруксаттар, окутуучуга өтүнүчтөр жана жеткиликтүүлүк',
  },
  reminders: {
    ru: 'Напоминания о сроках и рассылки',
    kk: 'Мерзімдер туралы ескертулер мен жаппай хаттар',
    en: 'Reminders of deadlines and mailings',
    ky: 'Мөөнөттөр жөнүндө эскертүүлөр жана жалпы каттар',
  },
  applications: { ru: 'Заявления', kk: 'Өтініштер', en: 'Applications', ky: 'Арыздар' },
} as const satisfies Record<string, Localized>;
const hints = {
  cards: {
    ru: 'Решения эдвайзера и офиса, изменения курсов и плана.',
    kk: 'Эдвайзер мен кеңсенің шешімдері, курстар мен жоспардағы өзгерістер.',
    en: 'Decisions of the advisor and the office, changes of courses and plan.',
    ky: 'Эдвайзер менен кеңсенин чечимдери, курстар менен пландагы өзгөрүүлөр.',
  },
  waiting_lists: {
    ru: 'Без письма предложенное место легко пропустить: на ответ дают минуты.',
    kk: 'Хатсыз ұсынылған орынды өткізіп алу оңай: жауапқа бірнеше минут беріледі.',
    en: 'Without a mail an offered seat is easily missed: there are only minutes to answer.',
    ky: 'Катсыз сунушталган орунду өткөрүп жиберүү оңой: жоопко бир нече мүнөт берилет.',
  },
  permissions: {
    ru: 'Ответы преподавателей, открытые и закрытые курсы.',
    kk: 'Оқытушылардың жауаптары, ашылған және жабылған курстар.',
    en: 'Answers of teachers, courses that were opened or closed.',
    ky: 'Окутуучулардын жооптору, ачылган жана жабылган курстар.',
  },
  reminders: {
    ru: 'Начало и конец регистрации, карточки без курсов, общие письма офиса.',
    kk: 'Тіркелудің басталуы мен аяқталуы, курссыз карточкалар, кеңсенің жалпы хаттары.',
    en: 'Begin and end of registration, cards without courses, general mails of the office.',
    ky: 'Каттоонун башталышы жана бүтүшү, курссуз карточкалар, кеңсенин жалпы каттары.',
  },
  applications: {
    ru: 'Решения по вашим заявлениям и заявления, которые ждут вас.',
    kk: 'Өтініштеріңіз бойынша шешімдер және сізді күтіп тұрған өтініштер.',
    en: 'Decisions on your applications, and applications that wait for you.',
    ky: 'Арыздарыңыз боюнча чечимдер жана сизди күтүп турган арыздар.',
  },
} as const satisfies Record<string, Localized>;

/** What mails of the older modules are about, in the order of the settings. */
export const topics: Readonly<Record<string, NoticeTopic>> = Object.fromEntries(
  Object.entries(names).map(([topic, name], index) => [
    topic,
    { order: 10 * (index + 1), name, hint: hints[topic as keyof typeof hints] },
  ]),
);

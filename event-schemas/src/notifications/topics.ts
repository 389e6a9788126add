import type { Localized } from '../kernel/localized.ts';
import { accountKinds } from './kinds/account.ts';
import { applicationKinds } from './kinds/applications.ts';
import { cardKinds } from './kinds/cards.ts';
import { permissionKinds } from './kinds/permissions.ts';
import { scheduledKinds } from './kinds/scheduled.ts';
import { waitingListKinds } from './kinds/waiting-lists.ts';

/** What mails are about, as a person chooses which of them to get. */
export const mailTopics = ['cards', 'waiting_lists', 'permissions', 'reminders', 'applications'] as const;
export type MailTopic = (typeof mailTopics)[number];

const kindsOf: Readonly<Record<MailTopic, object>> = {
  cards: cardKinds,
  waiting_lists: waitingListKinds,
  permissions: permissionKinds,
  reminders: scheduledKinds,
  applications: applicationKinds,
};
/** Written by a person to this one, or about the safety of the account: it always arrives. */
const always: readonly string[] = ['letter', 'passwords_guessed', ...Object.keys(accountKinds)];

/** The topic of a kind of notice; null: its mails cannot be turned off. */
export const topicOf = (kind: string): MailTopic | null =>
  always.includes(kind) ? null : (mailTopics.find(topic => kind in kindsOf[topic]) ?? null);

export const mailTopicNames: Readonly<Record<MailTopic, Localized>> = {
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
};
/** What is said of each topic: what stays when its mails are off. */
export const mailTopicHints: Readonly<Record<MailTopic, Localized>> = {
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
};

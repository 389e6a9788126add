import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    notification_inbox: 'Билдирүүлөр',
    letter: 'Кат',
    notice_run: 'Таратуу',
    general_mail_schedule: 'Жалпы таратуу',
    mail_choices: 'Каттарды тандоо',
    mail_run: 'Каттарды жөнөтүү',
    not_registered_schedule: 'Курссуз студенттерге каттар',
  },
  field: {
    sound: 'Билдирүүнүн үнү',
    subject: 'Тема',
    since: 'Качантан бери',
    time: 'Убактысы',
    author: 'Ким түздү',
    notifications: 'Билдирүүлөр',
    read: 'Окулган',
    unwanted: 'Эмне жөнүндө жазбоо керек',
    run: 'Таратуу',
    isSent: 'Жөнөтүлдү',
    notification_frequency: 'Жыштыгы',
    weekday: 'Жуманын күнү',
    month_day: 'Айдын күнү',
    study_card_statuses: 'Карточка статустары',
  },
  code: {
    notification_frequency: {
      EVERY_DAY: 'күн сайын',
      EVERY_WEEK: 'жума сайын',
      EVERY_MONTH: 'ай сайын',
    },
    unwanted: {
      cards: 'карточка, окуу планы жана эдвайзер',
      waiting_lists: 'кезектер жана бошогон орундар',
      permissions: 'уруксаттар, окутуучуга өтүнүчтөр жана жеткиликтүүлүк',
      reminders: 'мөөнөттөр жөнүндө эскертүүлөр жана жалпы каттар',
      applications: 'арыздар',
    },
  },
} satisfies Catalogue<typeof ru>;
export default ky;

import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    notification_inbox: 'Хабарландырулар',
    letter: 'Хат',
    notice_run: 'Таратылым',
    general_mail_schedule: 'Жалпы таратылым',
    mail_choices: 'Хаттарды таңдау',
    mail_run: 'Хаттарды жіберу',
    not_registered_schedule: 'Курссыз студенттерге хаттар',
  },
  field: {
    sound: 'Хабарландыру дыбысы',
    subject: 'Тақырып',
    since: 'Қашаннан бері',
    time: 'Уақыты',
    author: 'Кім жасады',
    notifications: 'Хабарландырулар',
    read: 'Оқылған',
    unwanted: 'Не туралы жазбау керек',
    run: 'Таратылым',
    isSent: 'Жіберілді',
    notification_frequency: 'Жиілігі',
    weekday: 'Апта күні',
    month_day: 'Айдың күні',
    study_card_statuses: 'Карточка мәртебелері',
  },
  code: {
    notification_frequency: {
      EVERY_DAY: 'күн сайын',
      EVERY_WEEK: 'апта сайын',
      EVERY_MONTH: 'ай сайын',
    },
    unwanted: {
      cards: 'карточка, оқу жоспары және эдвайзер',
      waiting_lists: 'кезектер мен босаған орындар',
      permissions: 'рұқсаттар, оқытушыға сұраныстар және қолжетімділік',
      reminders: 'мерзімдер туралы еске салу мен жаппай хаттар',
      applications: 'өтініштер',
    },
  },
} satisfies Catalogue<typeof ru>;
export default kk;

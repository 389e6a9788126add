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
    web_banner: 'Хабарландыру',
  },
  field: {
    sound: 'Хабарландыру дыбысы',
    subject: 'Тақырып',
    since: 'Қай уақыттан бері',
    time: 'Уақыты',
    author: 'Кім жасады',
    notifications: 'Хабарландырулар',
    read: 'Оқылған',
    unwanted: 'Не туралы жазбау керек',
    run: 'Жіберілім',
    isSent: 'Жіберілді',
    notification_frequency: 'Жиілігі',
    weekday: 'Апта күні',
    month_day: 'Айдың күні',
    study_card_statuses: 'Карточка мәртебелері',
    begin_to_show_at: 'Көрсетілу басы',
    stop_to_show_at: 'Көрсетілу соңы',
    target_audience: 'Кімге',
    target_audience_options: 'Нақты кімге',
    duration: 'Неше секундтан кейін жасырылады',
  },
  code: {
    notification_frequency: {
      EVERY_DAY: 'күн сайын',
      EVERY_WEEK: 'апта сайын',
      EVERY_MONTH: 'ай сайын',
    },
    type: {
      university: 'университет ескертуі',
      important: 'маңызды',
      personal: 'жеке',
      group: 'жақсы жаңалық',
    },
    target_audience: {
      everybody: 'бәріне',
      roles: 'рөлдер бойынша',
      students: 'студенттерге',
      teachers: 'оқытушыларға',
    },
    unwanted: {
      cards: 'карточка, оқу жоспары және эдвайзер',
      waiting_lists: 'кезектер мен босаған орындар',
      permissions: 'рұқсаттар, оқытушыға өтініштер және қолжетімділік',
      reminders: 'мерзімдер туралы ескертулер мен жаппай хаттар',
      applications: 'өтініштер',
    },
  },
} satisfies Catalogue<typeof ru>;
export default kk;

import { comment, everywhere, reason, registrationScreen, type NoticeKind } from './kind.ts';

const message = {
  param: 'message',
  text: { ru: '{message}', kk: '{message}', en: '{message}', ky: '{message}' },
} as const;

/** About a student's card: between the student and the advisor. */
export const cardKinds = {
  /** To the advisor; the mail about it is the daily `cards_waiting`. */
  card_sent: {
    type: 'important',
    channels: ['portal'],
    link: 'adviser/online-registration-for-courses',
    title: {
      ru: 'Карточка на проверку',
      kk: 'Тексерілетін карточка',
      en: 'A card to review',
      ky: 'Текшериле турган карточка',
    },
    text: {
      ru: '{student}: карточка регистрации отправлена на проверку.',
      kk: '{student}: тіркелу карточкасы тексеруге жіберілді.',
      en: '{student} has sent a registration card for review.',
      ky: '{student}: каттоо карточкасы текшерүүгө жөнөтүлдү.',
    },
  },
  /** To the advisor, once a day: so many cards wait. */
  cards_waiting: {
    type: 'important',
    channels: ['mail'],
    link: 'adviser/online-registration-for-courses',
    title: {
      ru: 'Карточки ждут вашей проверки: {count}',
      kk: 'Тексеруіңізді күтіп тұрған карточкалар: {count}',
      en: 'Cards waiting for your review: {count}',
      ky: 'Текшерүүңүздү күтүп турган карточкалар: {count}',
    },
    text: {
      ru: 'Студенты отправили вам карточки регистрации. Ждут проверки: {count}, самая давняя\u00a0— с {since}.',
      kk: 'Студенттер сізге тіркелу карточкаларын жіберді. Тексеруді күтіп тұрғаны: {count}, ең ескісі\u00a0— {since}.',
      en: 'Your students have sent you their registration cards. Waiting for review: {count}, the oldest since {since}.',
      ky: 'Студенттер сизге каттоо карточкаларын жөнөтүштү. Текшерүүнү күтүп тургандары: {count}, эң эскиси\u00a0— {since}.',
    },
  },
  card_approved: {
    type: 'personal',
    channels: everywhere,
    link: registrationScreen,
    title: {
      ru: 'Карточка утверждена',
      kk: 'Карточка бекітілді',
      en: 'Your card is approved',
      ky: 'Карточка бекитилди',
    },
    text: {
      ru: 'Эдвайзер утвердил вашу карточку регистрации.',
      kk: 'Эдвайзер тіркелу карточкаңызды бекітті.',
      en: 'Your advisor has approved your registration card.',
      ky: 'Эдвайзер каттоо карточкаңызды бекитти.',
    },
  },
  card_rejected: {
    type: 'important',
    channels: everywhere,
    link: registrationScreen,
    more: [comment],
    title: {
      ru: 'Карточка возвращена',
      kk: 'Карточка қайтарылды',
      en: 'Your card was sent back',
      ky: 'Карточка кайтарылды',
    },
    text: {
      ru: 'Эдвайзер вернул карточку регистрации. Исправьте её и отправьте снова.',
      kk: 'Эдвайзер тіркелу карточкасын қайтарды. Түзетіп, қайта жіберіңіз.',
      en: 'Your advisor has sent your registration card back. Correct it and send it again.',
      ky: 'Эдвайзер каттоо карточкасын кайтарды. Оңдоп, кайра жөнөтүңүз.',
    },
  },
  card_status_set: {
    type: 'important',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'Статус карточки изменён',
      kk: 'Карточка мәртебесі өзгерді',
      en: 'The status of your card has changed',
      ky: 'Карточканын статусу өзгөрдү',
    },
    text: {
      ru: 'Учебный офис изменил статус вашей карточки регистрации: {status}.',
      kk: 'Оқу кеңсесі тіркелу карточкаңыздың мәртебесін өзгертті: {status}.',
      en: 'The study office has set your registration card to “{status}”.',
      ky: 'Окуу кеңсеси каттоо карточкаңыздын статусун өзгөрттү: {status}.',
    },
  },
  course_added: {
    type: 'personal',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'В вашу карточку добавлен курс',
      kk: 'Карточкаңызға курс қосылды',
      en: 'A course was added to your card',
      ky: 'Карточкаңызга курс кошулду',
    },
    text: {
      ru: '«{course}»: курс добавил {by}.',
      kk: '«{course}»: курсты {by} қосты.',
      en: '“{course}” was added by the {by}.',
      ky: '«{course}»: курсту {by} кошту.',
    },
  },
  course_dropped: {
    type: 'important',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'Из вашей карточки убран курс',
      kk: 'Карточкаңыздан курс алынды',
      en: 'A course was taken off your card',
      ky: 'Карточкаңыздан курс алынды',
    },
    text: {
      ru: '«{course}»: курс убрал {by}.',
      kk: '«{course}»: курсты {by} алып тастады.',
      en: '“{course}” was taken off by the {by}.',
      ky: '«{course}»: курсту {by} алып салды.',
    },
  },
  lessons_changed: {
    type: 'personal',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'Изменены ваши занятия',
      kk: 'Сабақтарыңыз өзгерді',
      en: 'Your lessons have changed',
      ky: 'Сабактарыңыз өзгөрдү',
    },
    text: {
      ru: '«{course}»: занятия изменил {by}. Проверьте расписание.',
      kk: '«{course}»: сабақтарды {by} өзгертті. Кестені қараңыз.',
      en: '“{course}”: the {by} has changed your lessons. Look at your timetable.',
      ky: '«{course}»: сабактарды {by} өзгөрттү. Жүгүртмөнү карап алыңыз.',
    },
  },
  /** To the student: who advises them from now on. */
  advisor_assigned: {
    type: 'important',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'У вас новый эдвайзер',
      kk: 'Сізге жаңа эдвайзер тағайындалды',
      en: 'You have a new advisor',
      ky: 'Сизге жаңы эдвайзер дайындалды',
    },
    text: {
      ru: 'Теперь вашу карточку регистрации проверяет {advisor}.',
      kk: 'Енді тіркелу карточкаңызды {advisor} тексереді.',
      en: '{advisor} reviews your registration card from now on.',
      ky: 'Эми каттоо карточкаңызды {advisor} текшерет.',
    },
  },
  /** To the student: nobody advises them now. */
  advisor_removed: {
    type: 'important',
    channels: everywhere,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'У вас больше нет эдвайзера',
      kk: 'Сізде эдвайзер жоқ',
      en: 'You have no advisor now',
      ky: 'Сизде азыр эдвайзер жок',
    },
    text: {
      ru: 'Нового эдвайзера назначит учебный офис. До этого карточку регистрации отправить некому.',
      kk: 'Жаңа эдвайзерді оқу кеңсесі тағайындайды. Оған дейін тіркелу карточкасын жіберетін адам жоқ.',
      en: 'The study office will assign a new one. Until then there is nobody to send your registration card to.',
      ky: 'Жаңы эдвайзерди окуу кеңсеси дайындайт. Ага чейин каттоо карточкасын жөнөтө турган адам жок.',
    },
  },
  /** To the advisor: a student is theirs from now on. */
  advisee_assigned: {
    type: 'personal',
    channels: everywhere,
    link: 'students-list',
    more: [reason],
    title: {
      ru: 'У вас новый студент',
      kk: 'Сізге жаңа студент бекітілді',
      en: 'You have a new student',
      ky: 'Сизге жаңы студент бекитилди',
    },
    text: {
      ru: '{student}: теперь вы эдвайзер этого студента.',
      kk: '{student}: енді осы студенттің эдвайзері\u00a0— сіз.',
      en: '{student}: you are this student’s advisor from now on.',
      ky: '{student}: эми бул студенттин эдвайзери\u00a0— сиз.',
    },
  },
  /** To the advisor: the student has changed the plan. */
  plan_changed_by_student: {
    type: 'personal',
    channels: everywhere,
    link: 'individual-plans',
    more: [message],
    title: {
      ru: 'Студент изменил учебный план',
      kk: 'Студент оқу жоспарын өзгертті',
      en: 'A student has changed the study plan',
      ky: 'Студент окуу планын өзгөрттү',
    },
    text: {
      ru: '{student}: изменён индивидуальный учебный план.',
      kk: '{student}: жеке оқу жоспары өзгерді.',
      en: '{student} has changed the individual study plan.',
      ky: '{student}: жеке окуу планы өзгөрдү.',
    },
  },
  /** To the student: what advisor or office did with a discipline of the plan; mail goes out when they tell the student of their changes. */
  plan_discipline_decided: {
    type: 'personal',
    channels: ['portal'],
    link: 'individual-plan',
    more: [reason],
    title: {
      ru: 'Изменение в индивидуальном плане',
      kk: 'Жеке оқу жоспарындағы өзгеріс',
      en: 'A change in your individual plan',
      ky: 'Жеке окуу планындагы өзгөрүү',
    },
    text: {
      ru: '{what}: {discipline}. Изменил {by}.',
      kk: '{what}: {discipline}. Өзгерткен\u00a0— {by}.',
      en: '{what}: {discipline}. Changed by the {by}.',
      ky: '{what}: {discipline}. Өзгөрткөн\u00a0— {by}.',
    },
  },
  /** To the student: advisor or office have changed it. */
  plan_changed: {
    type: 'personal',
    channels: everywhere,
    link: 'individual-plan',
    more: [message],
    title: {
      ru: 'Изменён индивидуальный учебный план',
      kk: 'Жеке оқу жоспары өзгерді',
      en: 'The individual study plan has changed',
      ky: 'Жеке окуу планы өзгөрдү',
    },
    text: {
      ru: 'Вам сообщают об изменениях в индивидуальном учебном плане.',
      kk: 'Жеке оқу жоспарындағы өзгерістер туралы хабарланды.',
      en: 'You are told of changes in the individual study plan.',
      ky: 'Жеке окуу планындагы өзгөрүүлөр жөнүндө билдирилди.',
    },
  },
} as const satisfies Record<string, NoticeKind>;

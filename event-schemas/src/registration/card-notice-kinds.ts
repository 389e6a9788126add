import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { comment, reason } from '../kernel/notice-lines.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const lessonsNow = {
  param: 'lessons',
  text: {
    ru: 'Теперь так: {lessons}.',
    kk: 'Енді былай: {lessons}.',
    en: 'Now: {lessons}.',
    ky: 'Эми мындай: {lessons}.',
  },
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
    channels: allChannels,
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
    channels: allChannels,
    link: registrationScreen,
    more: [comment],
    title: {
      ru: 'Карточка возвращена',
      kk: 'Карточка қайтарылды',
      en: 'Your card was returned',
      ky: 'Карточка кайтарылды',
    },
    text: {
      ru: 'Эдвайзер вернул карточку регистрации. Исправьте её и отправьте снова.',
      kk: 'Эдвайзер тіркелу карточкасын қайтарды. Түзетіп, қайта жіберіңіз.',
      en: 'Your advisor has returned your registration card. Correct it and send it again.',
      ky: 'Эдвайзер каттоо карточкасын кайтарды. Оңдоп, кайра жөнөтүңүз.',
    },
  },
  card_status_set: {
    type: 'important',
    channels: allChannels,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'Статус карточки изменён',
      kk: 'Карточка мәртебесі өзгерді',
      en: 'The status of your card has changed',
      ky: 'Карточканын статусу өзгөрдү',
    },
    text: {
      ru: 'Офис регистратора изменил статус вашей карточки регистрации: {status}.',
      kk: 'Тіркеуші офисі тіркелу карточкаңыздың мәртебесін өзгертті: {status}.',
      en: 'The registrar’s office has set your registration card to “{status}”.',
      ky: 'Каттоо офиси каттоо карточкаңыздын статусун өзгөрттү: {status}.',
    },
  },
  course_added: {
    type: 'personal',
    channels: allChannels,
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
    channels: allChannels,
    link: registrationScreen,
    more: [reason],
    title: {
      ru: 'Из вашей карточки убран курс',
      kk: 'Карточкаңыздан курс алынды',
      en: 'A course was removed from your card',
      ky: 'Карточкаңыздан курс алынды',
    },
    text: {
      ru: '«{course}»: курс убрал {by}.',
      kk: '«{course}»: курсты {by} алып тастады.',
      en: '“{course}” was removed by the {by}.',
      ky: '«{course}»: курсту {by} алып салды.',
    },
  },
  lessons_changed: {
    type: 'personal',
    channels: allChannels,
    link: registrationScreen,
    more: [lessonsNow, reason],
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
} as const satisfies Record<string, NoticeKind>;

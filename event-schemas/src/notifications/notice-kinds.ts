import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const shared = { type: 'university', channels: allChannels, link: registrationScreen } as const;

/** What the portal tells by itself when its time has come, and what people write to people. */
export const kinds = {
  period_opens: {
    ...shared,
    title: {
      ru: 'Скоро регистрация: {period}',
      kk: 'Жақында тіркелу: {period}',
      en: 'Registration opens soon: {period}',
      ky: 'Жакында каттоо: {period}',
    },
    text: {
      ru: 'Регистрация на курсы открыта с {start} до {end}. Посмотрите курсы и подготовьте выбор заранее.',
      kk: 'Курстарға тіркелу ашық: {start}\u00a0— {end}. Курстарды қарап, таңдауыңызды алдын ала дайындаңыз.',
      en: 'You can register for courses from {start} to {end}. Look at the courses and prepare your choice.',
      ky: 'Курстарга каттоо ачык: {start}\u00a0— {end}. Курстарды карап, тандооңузду алдын ала даярдаңыз.',
    },
  },
  period_ends: {
    ...shared,
    type: 'important',
    title: {
      ru: 'Регистрация заканчивается {end}',
      kk: 'Тіркелудің аяқталуы: {end}',
      en: 'Registration ends on {end}',
      ky: 'Каттоонун аягы: {end}',
    },
    text: {
      ru: '{period}: ваша карточка ещё не отправлена эдвайзеру. Успейте выбрать курсы и отправить её до {end}.',
      kk: '{period}: карточкаңыз эдвайзерге әлі жіберілмеген. Курстарды таңдап, оны жіберіп үлгеріңіз. Мерзімі: {end}.',
      en: '{period}: your card has not been sent to your advisor yet. Choose your courses and send it by {end}.',
      ky: '{period}: карточкаңыз эдвайзерге дагы жөнөтүлө элек. Курстарды тандап, аны жөнөтүп үлгүрүңүз. Мөөнөтү: {end}.',
    },
  },
  period_last_day: {
    ...shared,
    type: 'important',
    title: {
      ru: 'Сегодня последний день регистрации',
      kk: 'Бүгін\u00a0— тіркелудің соңғы күні',
      en: 'Today is the last day of registration',
      ky: 'Бүгүн\u00a0— каттоонун акыркы күнү',
    },
    text: {
      ru: '{period}: регистрация закроется {end}, а ваша карточка ещё не отправлена эдвайзеру.',
      kk: '{period}: тіркелудің жабылуы\u00a0— {end}, ал карточкаңыз эдвайзерге әлі жіберілмеген.',
      en: '{period}: registration closes at {end}, and your card has not been sent to your advisor yet.',
      ky: '{period}: каттоонун жабылышы\u00a0— {end}, ал эми карточкаңыз эдвайзерге дагы жөнөтүлө элек.',
    },
  },
  no_courses: {
    ...shared,
    type: 'important',
    title: {
      ru: 'Вы ещё не выбрали курсы',
      kk: 'Сіз әлі курс таңдамадыңыз',
      en: 'You have not chosen any courses yet',
      ky: 'Сиз дагы курс тандай элексиз',
    },
    text: {
      ru: '{period}: регистрация идёт до {end}, а в вашей карточке нет ни одного курса. Если что-то мешает записаться, напишите эдвайзеру.',
      kk: '{period}: тіркелу мерзімі\u00a0— {end}, ал карточкаңызда бірде-бір курс жоқ. Жазылуға бірдеңе кедергі болса, эдвайзерге жазыңыз.',
      en: '{period}: registration runs until {end} and there is no course on your card. If something keeps you from registering, write to your advisor.',
      ky: '{period}: каттоо мөөнөтү\u00a0— {end}, ал эми карточкаңызда бир да курс жок. Жазылууга бир нерсе тоскоол болсо, эдвайзерге жазыңыз.',
    },
  },
  /** A scheduled mail in the words of the office or an advisor. */
  general: {
    ...shared,
    title: { ru: '{subject}', kk: '{subject}', en: '{subject}', ky: '{subject}' },
    text: { ru: '{text}', kk: '{text}', en: '{text}', ky: '{text}' },
  },
  /** A person writes to students. */
  letter: {
    ...shared,
    topic: null,
    type: 'personal',
    title: { ru: '{subject}', kk: '{subject}', en: '{subject}', ky: '{subject}' },
    text: { ru: '{text}', kk: '{text}', en: '{text}', ky: '{text}' },
    more: [
      {
        param: 'from',
        text: { ru: 'Отправитель: {from}', kk: 'Жіберуші: {from}', en: 'Sent by {from}', ky: 'Жөнөтүүчү: {from}' },
      },
    ],
  },
} as const satisfies Record<string, NoticeKind>;

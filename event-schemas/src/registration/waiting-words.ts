import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  offers: {
    title: {
      ru: 'Для вас освободилось место',
      kk: 'Сізге орын босады',
      en: 'A seat is free for you',
      ky: 'Сизге орун бошоду',
    },
    act: { ru: 'Занять место', kk: 'Орынды алу', en: 'Take the seat', ky: 'Орунду алуу' },
  },
  card_returned: {
    title: {
      ru: 'Эдвайзер вернул карточку регистрации',
      kk: 'Эдвайзер тіркелу карточкасын қайтарды',
      en: 'Your advisor returned your registration card',
      ky: 'Эдвайзер каттоо карточкасын кайтарды',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
  },
  card_to_send: {
    title: {
      ru: 'Карточка регистрации не отправлена эдвайзеру',
      kk: 'Тіркелу карточкасы эдвайзерге жіберілмеген',
      en: 'Your registration card is not sent to your advisor',
      ky: 'Каттоо карточкасы эдвайзерге жөнөтүлгөн эмес',
    },
    act: { ru: 'Выбрать и отправить', kk: 'Таңдау және жіберу', en: 'Choose and send', ky: 'Тандап жөнөтүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_decide: {
    title: {
      ru: 'Заявления ждут вашего решения',
      kk: 'Шешіміңізді күткен өтініштер',
      en: 'Applications waiting for your decision',
      ky: 'Чечимиңизди күткөн арыздар',
    },
    act: { ru: 'Рассмотреть', kk: 'Қарау', en: 'Review', ky: 'Кароо' },
  },
  returned: {
    title: {
      ru: 'Ваши заявления возвращены на доработку',
      kk: 'Өтініштеріңіз түзетуге қайтарылды',
      en: 'Your applications were returned for correction',
      ky: 'Арыздарыңыз оңдоого кайтарылды',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
  },
  drafts: {
    title: {
      ru: 'Заявления начаты, но не отправлены',
      kk: 'Басталған, бірақ жіберілмеген өтініштер',
      en: 'Applications begun and not sent',
      ky: 'Башталып, жөнөтүлбөгөн арыздар',
    },
    act: { ru: 'Дописать', kk: 'Аяқтау', en: 'Finish', ky: 'Бүтүрүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

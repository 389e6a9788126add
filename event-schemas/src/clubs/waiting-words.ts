import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_decide: {
    title: {
      ru: 'Заявки на новые клубы',
      kk: 'Жаңа клубтарға өтінімдер',
      en: 'Requests for new clubs',
      ky: 'Жаңы клубдарга арыздар',
    },
    act: { ru: 'Рассмотреть', kk: 'Қарау', en: 'Review', ky: 'Кароо' },
  },
  to_mend: {
    title: {
      ru: 'Ваш клуб возвращён на доработку',
      kk: 'Клубыңыз түзетуге қайтарылды',
      en: 'Your club was returned for correction',
      ky: 'Клубуңуз оңдоого кайтарылды',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
  },
  members: {
    title: {
      ru: 'В ваш клуб просятся новые участники',
      kk: 'Клубыңызға жаңа мүшелер сұранып тұр',
      en: 'People ask to join your club',
      ky: 'Клубуңузга жаңы мүчөлөр суранып жатат',
    },
    act: { ru: 'Ответить', kk: 'Жауап беру', en: 'Answer', ky: 'Жооп берүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

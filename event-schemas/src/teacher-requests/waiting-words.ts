import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_answer: {
    title: {
      ru: 'Запросы студентов на ваши курсы',
      kk: 'Студенттердің курстарыңызға сұраныстары',
      en: 'Students’ requests for your courses',
      ky: 'Студенттердин курстарыңызга өтүнүчтөрү',
    },
    act: { ru: 'Ответить', kk: 'Жауап беру', en: 'Answer', ky: 'Жооп берүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

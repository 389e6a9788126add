import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_answer: {
    title: {
      ru: 'Планы недели, которыми с вами поделились',
      kk: 'Сізбен бөліскен апта жоспарлары',
      en: 'Week plans that students have shared with you',
      ky: 'Сиз менен бөлүшкөн жума пландары',
    },
    act: { ru: 'Ответить', kk: 'Жауап беру', en: 'Answer', ky: 'Жооп берүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_check: {
    title: {
      ru: 'Документы иностранных студентов',
      kk: 'Шетелдік студенттердің құжаттары',
      en: 'Papers of foreign students',
      ky: 'Чет элдик студенттердин документтери',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

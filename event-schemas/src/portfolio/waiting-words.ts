import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  to_review: {
    title: {
      ru: 'Достижения студентов на проверку',
      kk: 'Студенттердің тексерілетін жетістіктері',
      en: 'Students’ achievements to review',
      ky: 'Студенттердин текшериле турган жетишкендиктери',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
  rejected: {
    title: {
      ru: 'Достижения, которые не приняты',
      kk: 'Қабылданбаған жетістіктер',
      en: 'Achievements that were not accepted',
      ky: 'Кабыл алынбаган жетишкендиктер',
    },
    act: { ru: 'Исправить', kk: 'Түзету', en: 'Correct', ky: 'Оңдоо' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

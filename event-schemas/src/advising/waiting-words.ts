import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  cards: {
    title: {
      ru: 'Карточки студентов на проверку',
      kk: 'Студенттердің тексерілетін карточкалары',
      en: 'Students’ cards to review',
      ky: 'Студенттердин текшериле турган карточкалары',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
  cards_without_advisor: {
    title: {
      ru: 'Карточки студентов без эдвайзера',
      kk: 'Эдвайзері жоқ студенттердің карточкалары',
      en: 'Cards of students without an advisor',
      ky: 'Эдвайзери жок студенттердин карточкалары',
    },
    act: { ru: 'Проверить', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

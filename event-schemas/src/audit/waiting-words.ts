import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  set_aside: {
    title: {
      ru: 'События, которые портал не смог учесть',
      kk: 'Портал есепке ала алмаған оқиғалар',
      en: 'Events that the portal could not take in',
      ky: 'Портал эсепке ала албаган окуялар',
    },
    act: { ru: 'Разобраться', kk: 'Қарап шығу', en: 'Look into them', ky: 'Карап чыгуу' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

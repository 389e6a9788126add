import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {
  unfilled: {
    title: {
      ru: 'Занятия, которые не отмечены в журнале',
      kk: 'Журналда белгіленбеген сабақтар',
      en: 'Classes not filled in in the journal',
      ky: 'Журналда белгиленбеген сабактар',
    },
    act: { ru: 'Заполнить', kk: 'Толтыру', en: 'Fill in', ky: 'Толтуруу' },
  },
  reopenings: {
    title: {
      ru: 'Преподаватели просят открыть недели журнала',
      kk: 'Оқытушылар журнал апталарын ашуды сұрайды',
      en: 'Teachers ask to have weeks of journals opened',
      ky: 'Окутуучулар журналдын жумаларын ачууну суранышат',
    },
    act: { ru: 'Ответить', kk: 'Жауап беру', en: 'Answer', ky: 'Жооп берүү' },
  },
} as const satisfies Readonly<Record<string, WaitingWords>>;

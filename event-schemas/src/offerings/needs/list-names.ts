import type { Localized } from '../../kernel/localized.ts';
import type { NeedCause } from './codes.ts';

/** What the columns of needs are called in files. */
export const needColumns = {
  by_plan: { ru: 'По плану', kk: 'Жоспар бойынша', en: 'By plan', ky: 'План боюнча' },
  by_failure: { ru: 'Не сдали раньше', kk: 'Бұрын тапсырмағандар', en: 'Not passed before', ky: 'Мурда тапшырбагандар' },
  by_choice: { ru: 'По ИУП', kk: 'ЖОЖ бойынша', en: 'By individual plan', ky: 'ЖОП боюнча' },
  students: { ru: 'Нужно мест', kk: 'Қажет орын', en: 'Seats needed', ky: 'Керектүү орун' },
  opened: { ru: 'Мест открыто', kk: 'Ашық орын', en: 'Seats open', ky: 'Ачык орун' },
  drafted: { ru: 'Мест в черновиках', kk: 'Жобадағы орын', en: 'Seats in drafts', ky: 'Долбоордогу орун' },
  missing: { ru: 'Не хватает', kk: 'Жетпейді', en: 'Missing', ky: 'Жетишпейт' },
  courses: { ru: 'Курсов', kk: 'Курстар', en: 'Courses', ky: 'Курстар' },
  cause: { ru: 'Почему нужна', kk: 'Неге қажет', en: 'Why', ky: 'Эмне үчүн керек' },
  semester: { ru: 'Семестр плана', kk: 'Жоспар семестрі', en: 'Semester of the plan', ky: 'Пландын семестри' },
  letter: { ru: 'Последняя оценка', kk: 'Соңғы баға', en: 'Last grade', ky: 'Акыркы баа' },
} satisfies Record<string, Localized>;
export const causeNames: Record<NeedCause, Localized> = {
  plan: { ru: 'по учебному плану', kk: 'оқу жоспары бойынша', en: 'by the study plan', ky: 'окуу планы боюнча' },
  failure: { ru: 'не сдана раньше', kk: 'бұрын тапсырылмаған', en: 'not passed before', ky: 'мурда тапшырылган эмес' },
  choice: {
    ru: 'по индивидуальному плану',
    kk: 'жеке оқу жоспары бойынша',
    en: 'by the individual plan',
    ky: 'жеке окуу планы боюнча',
  },
};

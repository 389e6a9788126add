import type { Localized } from '../kernel/localized.ts';

/** What the columns and files of the list of shared plans are called. */
export const listNames = {
  plan: { ru: 'План недели', kk: 'Апта жоспары', en: 'Plan of a week', ky: 'Жумалык план' },
  courses: { ru: 'Курсы', kk: 'Курстар', en: 'Courses', ky: 'Курстар' },
  shared: { ru: 'Показан', kk: 'Көрсетілген', en: 'Shared', ky: 'Көрсөтүлгөн' },
  answered: { ru: 'Ответ дан', kk: 'Жауап берілген', en: 'Answered', ky: 'Жооп берилген' },
} as const satisfies Record<string, Localized>;

import { moduleText } from '../i18n/texts.ts';
import type absences from './i18n/absences/ru.ts';
import type classes from './i18n/classes/ru.ts';
import type openings from './i18n/openings/ru.ts';
import type ru from './i18n/ru.ts';
import type statistics from './i18n/statistics/ru.ts';

export const useJournalText = moduleText<typeof ru>('journals');
export const useAbsencesText = moduleText<typeof absences>('journals-absences');
export const useClassesText = moduleText<typeof classes>('journals-classes');
export const useOpeningsText = moduleText<typeof openings>('journals-openings');
export const useFiguresText = moduleText<typeof statistics>('journals-statistics');

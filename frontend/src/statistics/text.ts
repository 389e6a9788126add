import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of the board, the statistics and the office's waiting lists: a catalogue of their own, for screens of the office alone. */
export const useStatisticsText = moduleText<typeof ru>('statistics');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of the study plan, the individual plan and the summer semester: a catalogue of their own. */
export const usePlanText = moduleText<typeof ru>('plans');

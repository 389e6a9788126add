import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/planner/ru.ts';

/** Texts of what a student's planner shows of week plans. */
export const usePlannerText = moduleText<typeof ru>('week-plans-planner');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of shared plans of a week. */
export const useSharedPlanText = moduleText<typeof ru>('week-plans');

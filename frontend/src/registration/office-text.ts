import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/office/ru.ts';

/** Texts of what the office sets and watches over: periods, limits, settings, debts, switches of statuses. */
export const useOfficeText = moduleText<typeof ru>('registration-office');

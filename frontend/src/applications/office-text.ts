import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/office/ru.ts';

/** Texts of the office's lists, statuses and statistics of applications: the part `office` of the module. */
export const useOfficeText = moduleText<typeof ru>('applications-office');

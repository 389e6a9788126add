import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/mine/ru.ts';

/** Texts of the applicant's screens: the part `mine` of the module. */
export const useMineText = moduleText<typeof ru>('applications-mine');

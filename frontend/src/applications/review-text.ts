import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/review/ru.ts';

/** Texts of the reviewer's screens: the part `review` of the module. */
export const useReviewText = moduleText<typeof ru>('applications-review');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/people/ru.ts';

/** Texts of people's cards and pictures. */
export const usePeopleText = moduleText<typeof ru>('identity-people');

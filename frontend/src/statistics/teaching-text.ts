import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/teaching/ru.ts';

/** Texts of the teachers' screens: a catalogue of their own, which weighs on no student's screen. */
export const useTeachingText = moduleText<typeof ru>('statistics-teaching');

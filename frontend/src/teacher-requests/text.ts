import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of requests to teachers: a catalogue of their own, loaded with what shows them. */
export const useRequestText = moduleText<typeof ru>('teacher-requests');

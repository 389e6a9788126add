import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/requests/ru.ts';

/** Texts of requests to teachers: a catalogue of their own, loaded with what shows them. */
export const useRequestText = moduleText<typeof ru>('registration-requests');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/queues/ru.ts';

/** Texts of the office's waiting lists: a catalogue of their own, for screens of the office alone. */
export const useQueuesText = moduleText<typeof ru>('registration-queues');

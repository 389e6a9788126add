import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/isc/ru.ts';

/** Texts of the information and student centre's screens: a catalogue of their own. */
export const useIscText = moduleText<typeof ru>('registration-isc');

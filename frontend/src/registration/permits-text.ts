import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/permits/ru.ts';

/** Texts of permissions by hand and of further study plans: a catalogue of their own. */
export const usePermitsText = moduleText<typeof ru>('registration-permits');

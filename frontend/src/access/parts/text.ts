import { moduleText } from '../../i18n/texts.ts';
import type ru from '../i18n/ru.ts';

/** Texts of registration access, which only its screens load. */
export const useAccessText = moduleText<typeof ru>('access');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ways/ru.ts';

/** Texts of logging in with an account of the university. */
export const useWaysText = moduleText<typeof ru>('identity-ways');

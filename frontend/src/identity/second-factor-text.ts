import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/second-factor/ru.ts';

/** Texts of what a person shows besides the password. */
export const useSecondFactorText = moduleText<typeof ru>('identity-second-factor');

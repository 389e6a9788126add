import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/recovery/ru.ts';

/** Texts of who has forgotten the login or the password. */
export const useRecoveryText = moduleText<typeof ru>('identity-recovery');

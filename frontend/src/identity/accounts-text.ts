import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/accounts/ru.ts';

/** Texts of the office's list of accounts. */
export const useAccountsText = moduleText<typeof ru>('identity-accounts');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/profile/ru.ts';

/** Texts of one's own profile. */
export const useProfileText = moduleText<typeof ru>('identity-profile');

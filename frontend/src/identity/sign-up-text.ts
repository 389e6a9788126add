import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/sign-up/ru.ts';

/** Texts of applicants who sign up. */
export const useSignUpText = moduleText<typeof ru>('identity-sign-up');

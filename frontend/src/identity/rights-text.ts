import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/rights/ru.ts';

/** Texts of who may do what, and of the review of rights. */
export const useRightsText = moduleText<typeof ru>('identity-rights');

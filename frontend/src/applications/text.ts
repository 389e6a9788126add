import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';
import type types from './i18n/types/ru.ts';

/** Texts of applications. */
export const useText = moduleText<typeof ru>('applications');
/** Texts of the office's types, their forms and routes. */
export const useTypesText = moduleText<typeof types>('applications-types');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/form/ru.ts';

/** Texts of the form that applicants fill in: the part `form` of the module. */
export const useFormText = moduleText<typeof ru>('applications-form');

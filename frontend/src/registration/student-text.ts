import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/student/ru.ts';

/** Texts of the student's registration screen alone. */
export const useStudentText = moduleText<typeof ru>('registration-student');

import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';
import type advisors from './i18n/advisors/ru.ts';
import type student from './i18n/student/ru.ts';

/** Texts of advising: `const t = useText(); t('act.approve')`. */
export const useText = moduleText<typeof ru>('advising');
/** Texts of the student's card and of what is tried with it. */
export const useStudentText = moduleText<typeof student>('advising-student');
/** Texts of the advisors' screens. */
export const useAdvisorsText = moduleText<typeof advisors>('advising-advisors');

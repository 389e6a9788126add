import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of the audit: `const t = useText(); t('history.timeline')`. */
export const useText = moduleText<typeof ru>('audit');

/** Kinds of records that have a name in the catalogue. */
export const recordKinds = ['study_card', 'course_offering', 'registration_standing', 'account', 'student'] as const satisfies readonly (keyof typeof ru.kind)[];

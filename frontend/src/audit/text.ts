import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

/** Texts of the audit: `const t = useText(); t('history.timeline')`. */
export const useText = moduleText<typeof ru>('audit');

export type FieldName = keyof typeof ru.field;
/** Parts of states that have a name in the catalogue. */
export const fieldNames = [
  'status', 'courses', 'queued', 'credits', 'audit_credits', 'max_credit', 'max_credit_audit', 'comment', 'seats', 'holds', 'queue', 'offers',
  'access', 'selected', 'lessons', 'lesson', 'fluxes', 'flux', 'taken', 'held', 'offered', 'waiting', 'capacity', 'teacher',
  'room', 'until', 'audit', 'name', 'code', 'added_by', 'roles', 'login', 'email', 'phone', 'fields', 'debts',
] as const satisfies readonly FieldName[];
/** Kinds of records that have a name in the catalogue. */
export const recordKinds = ['study_card', 'course_offering', 'registration_standing', 'account', 'student'] as const satisfies readonly (keyof typeof ru.kind)[];

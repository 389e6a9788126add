import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/log/ru.ts';

/** Texts of histories, causes and questions: `const t = useLogText(); t('find.label')`. */
export const useLogText = moduleText<typeof ru>('audit-log');

/** Kinds of records that have a name in the catalogue. */
export const namedKinds = [
  'study_card', 'course_offering', 'registration_standing', 'wish_list', 'teacher_request', 'seat_watch', 'individual_plan', 'advisee', 'account', 'login_name', 'email_address', 'student', 'teacher',
  'student_application', 'application_type', 'notification_inbox', 'refused_attempts', 'registration_tally', 'ledger', 'system_settings', 'registration_period', 'status_switch', 'letter', 'notice_run',
] as const satisfies readonly (keyof typeof ru.record)[];

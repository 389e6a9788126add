import { useCallback } from 'react';
import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/log/ru.ts';

/** Texts of histories, causes and questions: `const t = useLogText(); t('find.label')`. */
export const useLogText = moduleText<typeof ru>('audit-log');

/** Kinds of records that have a name in the catalogue. */
export const namedKinds = [
  'study_card', 'course_offering', 'registration_standing', 'wish_list', 'teacher_request', 'seat_watch', 'individual_plan', 'advisee', 'account', 'login_name',
  'email_address', 'student', 'teacher', 'student_application', 'application_type', 'notification_inbox', 'refused_attempts', 'registration_tally', 'ledger',
  'system_settings', 'registration_period', 'status_switch', 'letter', 'notice_run', 'application_book', 'application_numbers', 'application_status', 'cathedra',
  'credit_limit_rule', 'discipline', 'edu_program', 'edu_program_group', 'faculty', 'field_of_sciences', 'general_mail_schedule', 'mail_choices', 'mail_run',
  'not_registered_schedule', 'registration_manual', 'registration_settings', 'role_name', 'room', 'student_group', 'study_period', 'study_plan', 'tab_rule',
  'web_banner',
] as const satisfies readonly (keyof typeof ru.record)[];

const keyStream = /_key$/;

/** What a kind of record is called: "Study card"; the stream that keeps a code unique is "Code: Faculty". An unknown kind stands for itself. */
export function useRecordName(): (aggregate: string) => string {
  const t = useLogText();
  return useCallback(aggregate => {
    const named = (kind: string): string | undefined => {
      const known = namedKinds.find(one => one === kind);
      return known && t(`record.${known}`);
    };
    const key = keyStream.test(aggregate) ? named(aggregate.replace(keyStream, '')) : undefined;
    return named(aggregate) ?? (key ? t('record_key', { name: key }) : aggregate.replaceAll('_', ' '));
  }, [t]);
}

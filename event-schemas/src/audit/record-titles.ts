/**
 * How the audit finds out what one record is called, where its stream is not named by people and things that have names: by what its events said last,
 * places as dotted paths. What is not listed is called by its name, its code.
 */
export const titleParts: Readonly<Record<string, readonly string[]>> = {
  application_type: ['definition.names'],
  student_application: ['number', 'type_name'],
  notice_run: ['kind', 'params.period'],
  mail_run: ['run'],
  letter: ['subject'],
  general_mail_schedule: ['subject'],
  not_registered_schedule: ['notification_frequency', 'weekday'],
  web_banner: ['message'],
  status_switch: ['study_period', 'status'],
  credit_limit_rule: ['study_period', 'edu_program', 'student_group', 'preparation_level', 'course'],
  role_name: ['role'],
  tab_rule: ['role', 'screen'],
};
export const otherTitleParts: readonly string[] = ['code', 'name'];

/** Kinds of which there is one record: the kind says it all. */
export const onlyRecords: readonly string[] = [
  'ledger',
  'system_settings',
  'registration_settings',
  'registration_manual',
];

import type { Catalogue } from '../../../kernel/catalogue.ts';
import type ru from './ru.ts';

const en = {
  key: 'Code: %{name}',
  unknown: 'Record',
  kind: {
    study_card: 'Study card', course_offering: 'Course of the period', registration_standing: 'Access and debts', wish_list: 'Wish list', teacher_request: 'Request to a teacher', seat_watch: 'Watch for a seat', individual_plan: 'Individual plan',
    advisee: 'Student’s advisor', account: 'Account', login_name: 'Log-in name', email_address: 'E-mail address', student: 'Student record', teacher: 'Teacher record', student_application: 'Application', application_type: 'Application type',
    notification_inbox: 'Notifications', refused_attempts: 'Refused attempts', registration_tally: 'Count of refusals', ledger: 'Seals of the log', system_settings: 'Settings of the portal', registration_period: 'Registration period', status_switch: 'Switch of statuses', letter: 'Letter', notice_run: 'Mailing',
    application_book: 'Applications of a person', application_numbers: 'Application numbers', application_status: 'Application status', cathedra: 'Department', credit_limit_rule: 'Credit limit rule', discipline: 'Discipline', edu_program: 'Education program', edu_program_group: 'Program group',
    faculty: 'Faculty', field_of_sciences: 'Field of sciences', general_mail_schedule: 'General mailing', mail_choices: 'Choice of mails', mail_run: 'Sending of mails', not_registered_schedule: 'Mails to students without courses', registration_manual: 'Registration manual', registration_settings: 'Registration settings',
    role_name: 'Role name', room: 'Room', student_group: 'Student group', study_period: 'Study period', study_plan: 'Study plan', tab_rule: 'Visibility of a section', web_banner: 'Banner',
  },
} satisfies Catalogue<typeof ru>;
export default en;

import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** Texts of the office's settings. */
const en = {
  common: {
    save: 'Save', saved: 'Saved', add: 'Add', change: 'Change', remove: 'Remove', removed: 'Removed', close: 'Close', history: 'History', actions: 'Actions',
    everybody: 'All students', any: 'Any', all_periods: 'All terms', reason: 'Reason', none: '–', student: 'Student', number: 'Number', group: 'Group', course: 'Year', program: 'Programme',
    faculty: 'Faculty', advisor: 'Advisor', level: 'Level of study', study_form: 'Form of study', entry_year: 'Entry year', study_period: 'Term', who: 'Who', when: 'When',
    credits: 'Credits', status: 'Status', search_student: 'Name, number or group', year: 'Year %{course}', yes: 'Yes', no: 'No', chosen: 'Chosen: %{count}',
  },
  history: { title: 'History: %{name}', none: 'Nothing has been changed yet', newer: 'Newer', older: 'Older' },
  fields: {
    name: 'Name', kind: 'Kind', study_period: 'Term', start_date: 'Start', end_date: 'End', rules: 'For whom', student_group: 'Group', edu_program: 'Programme',
    preparation_level: 'Level', course: 'Year', min_credit: 'Minimum of credits', max_credit: 'Maximum of credits', min_credit_audit: 'Audit minimum', max_credit_audit: 'Audit maximum',
    use_timer: 'Basket timer', timer_time: 'Time of the timer', basket_pause_minutes: 'Pause before holding again', waiting_list_enabled: 'Waiting list', confirmation_minutes: 'Time to confirm', notify_minutes: 'Reminder', reset_day: 'Reset day',
    request_to_teacher: 'Request to a teacher', request_waives_prerequisite: 'Permission waives the prerequisite', request_waives_capacity: 'Permission gives a seat above capacity', free_sport_courses: 'Free sport courses',
    introductory_courses: 'Introductory courses', default_limit: 'Default limit', corequisites: 'Corequisites', control_level_education: 'Control of the level', control_levels: 'Open levels',
    summer_max_credit: 'Summer limit', notify_final_grades: 'Tell of final grades', require_phone_number: 'Phone required', use_active_directory: 'Log-in through Active Directory',
    registration_of_payment: 'Registration of payment', finances_pay: 'Online payment', login_max_failed_attempts: 'Log-in attempts', login_failed_window_minutes: 'Window of attempts', login_lock_minutes: 'Lock of log-in',
    temporary_password_hours: 'Temporary password, hours', session_idle_hours: 'Session without use, hours', session_max_days: 'Session in all, days', password_policy: 'Rules for passwords',
    tech_block: 'Maintenance', tech_block_date_end: 'End of maintenance', open_levels: 'Open levels', study_form: 'Form of study', entry_year: 'Entry year', role: 'Role', screen: 'Screen', is_visible: 'In the menu',
  },
  periods: {
    lead: 'When registration is open, and for whom. A student registers in a period that one of its rules fits.',
    now: 'Now', add: 'Add a period', add_title: 'New registration period', change_title: 'Registration period', removed: 'The period is removed', saved: 'The period is saved',
    remove_title: 'Remove the period “%{name}”?', remove_text: 'Students can no longer register at that time. A period in which cards were filled in cannot be removed.',
    name_ru: 'Name in Russian', name_kk: 'Name in Kazakh', name_en: 'Name in English', name_ky: 'Name in Kyrgyz', name_ky_hint: 'May be left empty: then it is the Russian one',
    name: 'Name', kind: 'Kind', start: 'Start', end: 'End', rules: 'For whom', search: 'Name of the period', empty: 'There are no periods yet', empty_hint: 'Add one to open registration.',
    kinds: { main: 'Main', add_drop: 'Add/drop', late: 'Late' },
    statuses: { scheduled: 'Scheduled', current: 'Current', expired: 'Expired', not_defined: 'Not defined' },
    rule: 'Rule %{number}', add_rule: 'Add a rule', remove_rule: 'Remove rule %{number}', rules_hint: 'Without rules the period is for everybody. An empty field of a rule means “any”.',
    overlaps: 'Overlaps', overlap_text: 'Running at the same time for the same students: %{names}', cards: '%{cards} cards, %{confirmed} approved', supers: '%{count} super registrations',
    until: 'until %{date}', from: 'from %{date}', zone: 'University time: %{zone}',
  },
  limits: {
    lead: 'The rule that names most wins; a group goes before a programme. A student’s own limit goes before all rules.', rules: 'Rules', personal: 'Personal limits', add: 'Add a rule',
    add_title: 'New credit rule', change_title: 'Credit rule', saved: 'The rule is saved', removed: 'The rule is removed', remove_title: 'Remove the rule?', remove_text: 'The next rule that fits these students, or the default limit, will hold instead.',
    scope: 'For whom', min: 'Minimum', max: 'Maximum', min_audit: 'Audit minimum', max_audit: 'Audit maximum', range: 'Credits', range_audit: 'For audit', search: 'Group or programme',
    empty: 'There are no rules yet', empty_hint: 'The default limit holds: %{min}–%{max} credits.', default: 'By default: %{min}–%{max} credits, %{min_audit}–%{max_audit} for audit',
    personal_empty: 'There are no personal limits', personal_hint: 'Add one here or set it on the student’s card.', personal_add: 'Set a personal limit', personal_title: 'Personal limit', personal_saved: 'The personal limit is saved', of_rule: 'by the rule',
    personal_text: 'Empty or 0: the rule holds.', collected: 'The card holds %{credits}, %{audit} for audit', find: 'Find the student by name or number', min_above_max: 'The minimum is above the maximum', not_number: 'Enter a number that is not negative', positive: 'Enter a number above zero',
  },
  waiting: {
    lead: 'A seat that becomes free is offered to the first in line. Who does not answer in time passes it on.', enabled: 'Keep waiting lists', confirmation: 'Time to confirm, minutes', confirmation_hint: 'How long a student has to accept the seat offered',
    notify: 'Remind so many minutes before the end', notify_hint: '0: no reminder', reset: 'Reset day', reset_hint: 'All waiting lists are emptied on that day. Empty: never', notify_too_late: 'The reminder has to come before the time to confirm is over',
  },
  registration: {
    lead: 'Holds at once and for everybody. Each change stays in the history.', timer: 'Basket timer', use_timer: 'Hold the seat while the student decides', timer_time: 'Hold the seat, minutes', basket_pause: 'Pause before holding again, minutes', basket_pause_hint: 'How long a student cannot hold a last seat again that they held and did not use. 0 = no pause.', timer_hint: '1 to 1440 minutes',
    request: 'Request to a teacher', request_to_teacher: 'A student may ask the teacher for permission', waives_prerequisite: 'Permission waives the prerequisite', waives_capacity: 'Permission gives a seat above the capacity',
    rules: 'Rules of courses', corequisites: 'Corequisites', corequisite_modes: { off: 'Not checked', warn: 'Warn', require: 'Require' }, free_sport: 'Free sport courses during all studies', introductory: 'Introductory courses a term', summer: 'Most credits of a summer semester',
    default_limit: 'Default credit limit', notify_final_grades: 'Tell students of their final grades', grades: 'Notices',
    levels: 'Control of the level of education', control: 'Keep students off courses of other levels', levels_text: 'Which further levels are open to whom, besides their own', levels_empty: 'No exceptions: each level takes its own courses only', level_add: 'Add an exception', level_of: 'Students of the level', level_open: 'May take courses of the levels', level_required: 'Tick at least one level', level_remove: 'Remove the exception: %{level}', level_removed: 'The exception is removed',
  },
  supers: {
    lead: 'A student’s card may be edited outside the registration period, by the rules of add/drop, until the time given.', add: 'Open for students', title: 'Open editing outside the period', until: 'Open until', by: 'Opened by', at: 'When', reason: 'Reason', state: 'State', active: 'Open', over: 'Over',
    only_active: 'In force', empty: 'It is open to nobody', empty_hint: 'Open editing to a student who was late for a good reason.', end: 'End', end_title: 'End super registration?', end_text: '%{name}: the card will follow the registration period again.', ended: 'Super registration has ended',
    done: 'Opened for students: %{done}', some: 'Opened: %{done}, refused: %{refused}', students: 'Students', find: 'Find students by name or number', choose: 'Choose at least one student', remove_student: 'Remove: %{name}', opened: 'Open',
  },
  debts: {
    lead: 'Debts close registration until they are cleared.', tab: { debts: 'Debts', certificates: 'Medical certificates' }, kinds: { financial: 'Tuition', library: 'Library', fine: 'Fine' },
    blocks: 'What is blocked', blocks_financial: 'Tuition debt: registering for courses, changing lessons and applications are closed.', blocks_library: 'Library debt: registering for courses and changing lessons are closed.', blocks_fine: 'Unpaid fine: registering for courses and changing lessons are closed.',
    blocks_certificate: 'Without a valid certificate nobody can register for courses that need one (sport).', blocks_drop: 'A course may be dropped with a debt. The study office may register a student in spite of a debt.',
    kind: 'Kind', amount: 'Amount', note: 'Note', since: 'Recorded', add: 'Record a debt', add_title: 'Debt of a student', saved: 'The debt is recorded', clear: 'Clear', clear_title: 'Clear the debt?', clear_text: '%{name}: %{kind}. If there is no other debt, registration opens at once.', cleared: 'The debt is cleared',
    empty: 'There are no debts', empty_hint: 'Record a debt or upload a list from a file.', valid_until: 'Valid until', valid: 'Valid', expired: 'Expired', certificate_add: 'Record a certificate', certificate_title: 'Medical certificate', certificate_saved: 'The certificate is recorded', certificates_empty: 'There are no certificates', certificates_hint: 'Record a certificate or upload a list from a file.',
    import: 'Upload CSV', import_title: 'Upload from a file', import_columns: 'Columns: code (number of the student), kind (financial, library, fine, certificate), amount, note, valid_until.', import_replace: 'Clear debts of these kinds of whoever is not in the file',
    import_clear: 'Clear %{count} and upload', import_done: 'Lines: %{lines}. Recorded: %{recorded}, cleared: %{cleared}, unchanged: %{unchanged}', find: 'Find the student by name or number', student_required: 'Choose a student',
  },
  switches: {
    lead: 'One status for many cards at once. Each card gets an event of its own with the reason; refusals are listed in the report.', new: 'New switch', filter: 'Which cards', to: 'New status', statuses: 'Status now', statuses_hint: 'None chosen: all cards that were begun', preview: 'Cards that fit: %{cards}', preview_none: 'No card fits the filter', counting: 'Counting…',
    ask: 'Switch the status', ask_title: 'Switch the status of so many cards: %{cards}?', ask_text: 'All of them get the status “%{status}”. There is no undo, but the status can be switched again.', asked: 'The switch has begun', list: 'Switches so far', empty: 'No status has been switched yet', progress: '%{done} of %{of} done', running: 'Running', finished: 'Done',
    done: 'Changed', refused: 'Refused', cards: 'Cards', refused_title: 'Refused: %{count}', report: 'Report', result: '%{done} changed, %{refused} refused', asked_at: 'When', by: 'Who', all_done: 'All cards are changed', first: 'The first %{count} are shown',
  },
} satisfies Catalogue<typeof ru>;
export default en;

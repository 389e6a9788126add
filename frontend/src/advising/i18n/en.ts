import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  list: {
    search: 'Last name, first name or code', code: 'Code', name: 'Student', group: 'Group', status: 'Card', credits: 'Credits', queued: 'Waiting', advisor: 'Advisor', changed: 'Last change', course: 'Year', program: 'Education program', faculty: 'Faculty',
    entry_year: 'Entry year', study_form: 'Study form', level: 'Level', debt: 'Debt', empty: 'No students', empty_hint: 'Nobody fits these conditions. Remove some of the filters.', cathedra: 'Department', student_status: 'Student status', gender: 'Gender', citizenship: 'Citizenship',
    speciality: 'Speciality', program_group: 'Program group', study_year: 'Academic year', semester: 'Semester', email: 'E-mail', audit: 'Audit', sent: 'Sent', show_status: 'Show cards “%{status}”: %{count}', bulk_return: 'Return', bulk_return_title: 'Return %{smart_count} card? |||| Return %{smart_count} cards?', mail: 'Write', mail_title: 'Letter to %{smart_count} student |||| Letter to %{smart_count} students', mail_send: 'Send', mail_subject: 'Subject', mail_text: 'Text of the letter', mail_done: 'Letter sent to %{smart_count} student |||| Letter sent to %{smart_count} students', mail_without: '%{smart_count} student has no e-mail and gets the notice in the portal alone. |||| %{smart_count} students have no e-mail and get the notice in the portal alone.',
    bulk_start: 'Start review', bulk_approve: 'Approve', bulk_done: 'Done: %{done}. Refused: %{refused}.', bulk_report: 'What did not work', close: 'Close', yes: 'yes', no: 'no', all: 'All', counts: 'Cards by status', import_results: 'Upload results',
  },
  card: {
    tabs: { card: 'Card', try: 'What if', completed: 'Completed', plan: 'Study plan', permits: 'Permissions', history: 'History' }, group: 'group %{group}', year: 'year %{course}', no_advisor: 'No advisor assigned', advisor: 'Advisor', program: 'Program', email: 'E-mail', period: 'Period',
    credits: 'Credits', of: '%{amount} of %{max}, minimum %{min}', audit: 'Audit', courses: 'Courses', waiting: 'Waiting list', none: 'No courses on the card', debts: 'Debts', no_debts: 'none', certificate: 'Medical certificate', until: 'until %{date}', no_certificate: 'none',
    replay: 'Open the history with replay', results_none: 'No results of past periods', plan_none: 'No study plan assigned', semester: 'semester %{number}', history_none: 'Nothing has been done with this card yet', comment: 'Advisor’s comment', discipline: 'Discipline', letter: 'Grade', line_credits: 'Credits',
    debt: { financial: 'tuition', library: 'library', fine: 'fine' }, on_behalf: '%{actor} on behalf of %{person}',
  },
  act: {
    start_review: 'Start review', approve: 'Approve', reject: 'Return with a comment', set_status: 'Change status', started: 'Review started', approved: 'Card approved', rejected: 'Card returned to the student', status_set: 'Status changed',
    start_title: 'Start reviewing the card?', start_text: 'The student will see that you took the card for review.', reject_title: 'Return the card to the student', reject_text: 'The student sees the comment and can mend the card.', comment: 'Comment', reason: 'Reason', status_title: 'Change the card’s status', status: 'New status',
    add: 'Add a course', add_title: 'Add a course to the card', added: 'Course added: %{name}', drop: 'Remove', drop_title: 'Remove the course from the card?', drop_text: 'The seat in “%{name}” becomes free.', dropped: 'Course removed: %{name}', pick: 'Course', lessons: 'Lessons', off: 'Why not: %{why}',
  },
  assign: { act: 'To another advisor', title: 'Give %{smart_count} student to another advisor |||| Give %{smart_count} students to another advisor', text: 'Cards stay as they are: the new advisor goes on with the review.', confirm: 'Give', advisor: 'New advisor', none: 'Nobody found', students: '%{smart_count} student |||| %{smart_count} students' },
  queue: { none: 'No cards to review', hint: 'When a student sends a card, it appears here.', open: 'All my students' },
  review: { title: 'Cards with the advisor', waiting: 'Waiting for review', sent: 'sent %{date}', filter: 'Show cards with status' },
} satisfies Catalogue<typeof ru>;
export default en;

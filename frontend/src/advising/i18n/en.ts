import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  list: {
    search: 'Last name, first name or code', code: 'Code', name: 'Student', group: 'Group', status: 'Card', credits: 'Credits', queued: 'Waiting', advisor: 'Advisor', changed: 'Last change', course: 'Year', program: 'Education program', faculty: 'Faculty',
    entry_year: 'Entry year', study_form: 'Study form', level: 'Level', debt: 'Debt', empty: 'No students', empty_hint: 'Nobody fits these conditions. Remove some of the filters.', cathedra: 'Department', student_status: 'Student status', gender: 'Gender', citizenship: 'Citizenship',
    bulk_start: 'Start review', bulk_approve: 'Approve', bulk_done: 'Done: %{done}. Refused: %{refused}.', bulk_report: 'What did not work', close: 'Close', yes: 'yes', no: 'no', all: 'All', counts: 'Cards by status',
  },
  card: {
    tabs: { card: 'Card', completed: 'Completed', plan: 'Study plan', history: 'History' }, group: 'group %{group}', year: 'year %{course}', no_advisor: 'No advisor assigned', advisor: 'Advisor', program: 'Program', email: 'E-mail', period: 'Period',
    credits: 'Credits', of: '%{amount} of %{max}, minimum %{min}', audit: 'Audit', courses: 'Courses', waiting: 'Waiting list', none: 'No courses on the card', debts: 'Debts', no_debts: 'none', certificate: 'Medical certificate', until: 'until %{date}', no_certificate: 'none',
    replay: 'Open the history with replay', results_none: 'No results of past periods', plan_none: 'No study plan assigned', semester: 'semester %{number}', history_none: 'Nothing has been done with this card yet', comment: 'Advisor’s comment', discipline: 'Discipline', letter: 'Grade', line_credits: 'Credits',
    debt: { financial: 'tuition', library: 'library', fine: 'fine' }, on_behalf: '%{actor} on behalf of %{person}',
  },
  act: {
    start_review: 'Start review', approve: 'Approve', reject: 'Return with a comment', set_status: 'Change status', started: 'Review started', approved: 'Card approved', rejected: 'Card returned to the student', status_set: 'Status changed',
    start_title: 'Start reviewing the card?', start_text: 'The student will see that you took the card for review.', reject_title: 'Return the card to the student', reject_text: 'The student sees the comment and can mend the card.', comment: 'Comment', reason: 'Reason', status_title: 'Change the card’s status', status: 'New status',
    add: 'Add a course', add_title: 'Add a course to the card', added: 'Course added: %{name}', drop: 'Remove', drop_title: 'Remove the course from the card?', drop_text: 'The seat in “%{name}” becomes free.', dropped: 'Course removed: %{name}', pick: 'Course', lessons: 'Lessons', off: 'Why not: %{why}',
  },
  queue: { none: 'No cards to review', hint: 'When a student sends a card, it appears here.', open: 'All my students' },
  review: { title: 'Cards with the advisor', waiting: 'Waiting for review', sent: 'sent %{date}', filter: 'Show cards with status' },
} satisfies Catalogue<typeof ru>;
export default en;

import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  status: {
    open: 'Open', blocked: 'Blocked', cancelled: 'Cancelled', partially_blocked: 'Partially blocked', partially_cancelled: 'Partially cancelled', mixed: 'Partly blocked, partly cancelled',
  },
  act: {
    open: 'Open', blocked: 'Block', cancelled: 'Cancel', of: 'Access: %{name}', reason: 'Reason', reason_hint: 'It is shown in the history', comment: 'Comment for the student', comment_hint: 'The student reads it when registration is refused',
    title_open: 'Open registration?', title_blocked: 'Block registration?', title_cancelled: 'Cancel the lessons?',
    do_open: 'Open registration', do_blocked: 'Block registration', do_cancelled: 'Cancel the lessons', keep_open: 'Do not open', keep_blocked: 'Do not block', keep_cancelled: 'Do not cancel',
    text_open: 'Free seats are offered at once to those who wait.',
    text_blocked: 'No new registrations. Registered students stay, the waiting list stays, offers are taken back and their students keep their places in line.',
    text_cancelled: 'Nobody can register. Waiting list and baskets are emptied, which cannot be undone. Registered students stay on the course and are told that the lesson is cancelled: move them, or ask them to choose another.',
    done: 'Access changed', done_of: 'Changed: %{done}, refused: %{refused}', progress: '%{done} of %{of} changed', report: 'Not changed', close: 'Close',
    many: '%{smart_count} course |||| %{smart_count} courses', many_lessons: '%{smart_count} lesson |||| %{smart_count} lessons',
    all_found: 'Select all that were found: %{count}', all_chosen: 'All that were found are selected: %{count}', only_page: 'Only those ticked', close_all: 'Collapse',
  },
  filter: {
    period: 'Study period', semester: 'Semester', discipline: 'Discipline', component: 'Component', cathedra: 'Department', level: 'Level', program: 'Program', load_type: 'Kind of lesson', course: 'Year of study', entry_year: 'Entry year',
    status: 'Access', teacher: 'Teacher', group: 'Group', student_status: 'Student status', debt: 'Tuition debt', access: 'Online registration', granted: 'Personal access',
  },
  courses: {
    tab: 'Courses', search: 'Name or code', name: 'Course', code: 'Code', lessons: 'Lessons', closed: 'Closed', registered: 'Registered', waiting: 'Waiting', selected: 'Personal access', period: 'Study period', cathedra: 'Department',
    empty: 'No courses', empty_hint: 'They appear once the office offers the courses of the period.', none_here: 'No lessons here', whole: 'Whole course', flux: 'Stream %{number}', times: '%{smart_count} time a week |||| %{smart_count} times a week', seats: '%{taken} of %{capacity} taken', waits: '%{count} waiting', no_teacher: 'no teacher', open_course: 'Open the course page', history: 'History',
    of_total: '%{closed} of %{lessons}',
  },
  disciplines: { search: 'Discipline or code', name: 'Discipline', courses: 'Courses', empty: 'No disciplines with courses', whole: 'All courses of the discipline' },
  teachers: { search: 'Last name or code', name: 'Teacher', empty: 'No teachers with lessons', whole: 'All lessons of the teacher' },
  statistics: {
    title: 'Summary', courses: 'Courses', lessons: 'lessons: %{open} open, %{blocked} blocked, %{cancelled} cancelled', show: 'Show: %{name}', on_cancelled: 'Registered for cancelled lessons', on_blocked: 'Waiting for blocked lessons', selected: 'With personal access', closed: 'Online registration closed', opened: 'Open outside the period', debt: 'With a tuition debt', students: 'Students',
  },
  history: { title: 'Access history', of: 'Access history: %{name}', open: 'Access history', more: 'Show more', empty: 'Access has not been changed yet', on_behalf: '%{actor} on behalf of %{person}', close: 'Close the history' },
  students: {
    tab: 'Online access of students', search: 'Last name or number', name: 'Student', code: 'Number', group: 'Group', course: 'Year', program: 'Program', access: 'Online registration', comment: 'Comment', debt: 'Debt', has_debt: 'has a debt', no_debt: 'none', changed: 'Changed', empty: 'No students', empty_hint: 'Advisors see their own students, the office sees all.',
    open: 'Open', closed: 'Closed', default: 'By the period', set: 'Change access', title: 'Online registration of the student', title_many: 'Online registration: %{smart_count} student |||| Online registration: %{smart_count} students', save: 'Save', saved: 'The student’s access has been changed',
    hint_open: 'The student can register outside the registration period, too.', hint_closed: 'The student cannot change the card while access is closed.', hint_default: 'The general rules and the period apply.', mark_debt: 'Has a tuition debt', debt_hint: 'A student with a debt cannot register for courses.',
  },
  selected: {
    tab: 'Personal access to courses', choose: 'Courses', choose_hint: 'Find a course by name or code', chosen: 'Chosen: %{name}', remove: 'Remove the course %{name}', pick: 'Choose a course', pick_hint: 'You will see the students, and who may register for the blocked course personally.', status: 'Access', yes: 'granted', no: 'none',
    grant: 'Grant', withdraw: 'Withdraw', granted: 'Personal access granted', withdrawn: 'Personal access withdrawn', empty: 'No students', switch: 'Personal access: %{name}', note: 'Personal access lets a student past a block; nobody gets into a cancelled lesson.', with_access: 'with access: %{count}', none_found: 'No course of that name',
  },
} satisfies Catalogue<typeof ru>;
export default en;

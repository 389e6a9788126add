import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  requests: {
    tabs: 'Requests', open: 'Waiting for an answer', archive: 'Archive', search: 'Student, course or a word of the request', student: 'Student', course: 'Course', reasons: 'What is in the way', asked: 'Asked', status: 'Answer', decided: 'Answered', by: 'Answered by', comment: 'Comment',
    group: 'Group', year: 'Year of study', program: 'Program', advisor: 'Advisor', email: 'E-mail', registered: 'Registered', lessons: 'Lessons', missing: 'Not completed', text: 'The student writes', teachers: 'Teachers of the course', before: 'Last time you answered', times: 'Request no. %{count}',
    left: '%{left} of %{capacity} free', waives: 'Allowed', settled: 'already registered', over: 'If you allow it, the student takes a seat beyond the %{capacity}.',
    empty: 'Nobody waits for an answer', empty_hint: 'Students who ask to be let into your course will appear here.', empty_archive: 'The archive is empty', empty_archive_hint: 'Requests come here once they are answered.',
    approve: 'Allow', refuse: 'Refuse', approve_many: 'Allow the selected', refuse_many: 'Refuse the selected', refuse_title: 'Refuse? Requests: %{count}', take_back: 'Withdraw the permission', after_all: 'Allow after all',
    answer: 'Answer to the student', answer_hint: 'Required when you refuse: the student will read it.', approved: 'Allowed: %{name}', refused: 'Refused: %{name}', many_done: 'Done: %{done}, not done: %{refused}', report: 'Not done', close: 'Close', read_only: 'The teachers of the course answer.',
  },
  students: {
    courses_search: 'Name or code of the course', period: 'Term', all_periods: 'all terms', code: 'Code', course: 'Course', credits: 'Credits', my_lessons: 'My lessons', registered: 'Registered', audit: 'Audit', waiting: 'Waiting', basket: 'In baskets', seats: 'Seats', left: '%{left} of %{capacity} free', cathedra: 'Department',
    advised: 'your students only', no_courses: 'No courses', no_courses_hint: 'You teach no courses this term and your students are registered for none. Choose another term.',
    search: 'Name, number, group or e-mail', student: 'Student', number: 'Number', group: 'Group', program: 'Program', year: 'Year of study', advisor: 'Advisor', lesson: 'Lesson', lessons: 'Lessons', flux: 'Stream', standing: 'Standing', card: 'Card', email: 'E-mail', since: 'Since', permitted: 'by permission', place: 'number %{place} in line', yes: 'yes', is_audit: 'audit',
    states: { registered: 'registered', offered: 'seat offered', waiting: 'waiting', basket: 'in the basket' }, no_students: 'Nobody is registered yet', no_students_hint: 'Students appear here as soon as they register.', course_missing: 'No course is chosen', course_missing_hint: 'Open the list of courses and choose one.', to_courses: 'To the courses',
    copy: 'Copy addresses', copied: '%{smart_count} address copied |||| %{smart_count} addresses copied', no_addresses: 'None of the students has an e-mail address', print: 'Print', print_now: 'Print', back: 'To the list', printed: 'List of %{date}', signature: 'Signature', total: 'Total: %{count}',
    section: 'Section', section_number: 'Section %{number}', sections: 'Sections', all_sections: 'All sections', instructors: 'Instructors', id: 'Student ID', name: 'Name', status: 'Status', language: 'Language',
  },
} satisfies Catalogue<typeof ru>;
export default en;

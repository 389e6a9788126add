import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  status: { planned: 'as planned', added: 'added', changed: 'replaced', excluded: 'excluded', registered: 'on the card', accomplished: 'studied', failed: 'not passed' },
  term: { autumn: 'Autumn semester', spring: 'Spring semester', summer: 'Summer semester' },
  credits: {
    title: 'Credits', done: 'studied', onway: 'on the card', left: 'left', of: '%{done} of %{total} credits studied', line: '%{amount} of %{max}, at least %{min}', line_no_min: '%{amount} of %{max}',
    term: 'credits: %{total}, studied %{done}', sum: '%{smart_count} credit |||| %{smart_count} credits',
  },
  plan: {
    whole: 'Whole plan', year: 'Study year %{year}', years: 'Study years', by_cycle: 'By cycle and component', group: 'Cycle and component', none: 'No disciplines in this year', none_hint: 'The study plan of this year is empty so far.', code: '%{code}, entry year %{year}',
    needs: 'First:', needs_unmet: 'Not studied:', result: 'Grade', instead: 'in the place of “%{name}”', by: { student: 'changed by the student', advisor: 'changed by the adviser', registrar: 'changed by the study office' },
    receipts: 'Receipts', open_individual: 'Individual plan', open_plan: 'Study plan', credits: 'Credits',
  },
  individual: {
    as_planned: 'as the study plan', changed: 'changed', unreported: 'the adviser has not been told', reported: 'adviser told on %{date}', changed_line: 'Changed on %{date}: %{name}', choose: 'Language and teacher', hide: 'Hide', lines: 'Lessons: %{name}', language: 'Language', teacher: 'Teacher',
    any: 'not chosen', any_language: 'no language chosen', any_teacher: 'no teacher chosen', of_line: '%{what}: %{load}', saved: 'Choice saved', srs: 'The same choice goes to self-study.', fixed: 'The lessons are chosen in the registration.',
  },
  act: {
    change: 'Replace', repeal: 'Take the change back', exclude: 'Exclude', back: 'Put back', add: 'Add a discipline', more: 'Acts: %{name}',
    change_title: 'Replace “%{name}”', change_text: 'Choose the discipline that is studied in the place of this one.', changed: 'Discipline replaced', add_title: 'Add a discipline: %{term}', added: 'Discipline added', search: 'Name or code', none: 'No discipline fits', none_hint: 'Change the search. Only electives that are not in the plan yet are shown.',
    retake: 'to be repeated', offered: 'taught in this term', exclude_title: 'Exclude “%{name}”?', exclude_text: 'The discipline stays in the list as excluded and can be put back.', reason: 'Reason', excluded: 'Discipline excluded', repealed: 'Change taken back', returned: 'The discipline is in the plan again',
    notify: 'Tell the adviser', notify_student: 'Tell the student', notify_title: 'Tell of the changes', notify_text: 'The adviser gets a notice and opens your plan.', notify_student_text: 'The student gets a notice and opens the plan.', message: 'Message (optional)', notified: 'Message sent',
  },
  settings: { plan: 'Study plan', program: 'Education program', entry: 'Entry year', group: 'Group', advisor: 'Adviser', no_advisor: 'not assigned', year: 'Now', total: 'In all' },
  summer: {
    limit: 'Up to %{limit} credits', taken: 'Credits chosen: %{taken} of %{limit}', courses: 'Courses of the summer semester', none: 'No summer courses yet', none_hint: 'They appear here as soon as the study office opens them.', no_term: 'No summer semester is planned yet', no_term_hint: 'When the study office adds a summer semester, its courses appear here.',
    retake: 'to be repeated, was %{letter}', seats: '%{left} of %{capacity} seats left',
    students: 'Summer students', course: 'Course', code: 'Code', taken_head: 'Taken', waiting_head: 'Waiting', summary: 'Courses: %{courses}, seats: %{capacity}, taken: %{taken}', search: 'Name or code', office_note: 'Limit of the summer semester: %{limit} credits. It holds for all students, whatever the credit rules say.', student: 'Student', status: 'Card', no_students: 'Nobody is registered for the summer yet', more: 'Show more', term: 'Summer semester',
  },
  list: {
    search: 'Last name, first name, number or group', student: 'Student', group: 'Group', year: 'Study year', program: 'Program', advisor: 'Adviser', changed: 'Changed', notice: 'Message', unreported: 'Not told', replaced: 'Replaced', excluded: 'Excluded', added: 'Added',
    empty: 'No changed plans', empty_hint: 'A plan appears here as soon as the student, the advisor or the study office changes something in it.', code: 'Number', told: 'Told',
  },
} satisfies Catalogue<typeof ru>;
export default en;

import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  status: { planned: 'as planned', added: 'added', changed: 'replaced', excluded: 'excluded', registered: 'on the card', accomplished: 'completed', failed: 'not passed' },
  term: { autumn: 'Autumn semester', spring: 'Spring semester', summer: 'Summer semester' },
  credits: {
    title: 'Credits', done: 'completed', onway: 'on the card', left: 'left', of: '%{done} of %{total} credits completed', line: '%{amount} of %{max}, at least %{min}', line_no_min: '%{amount} of %{max}',
    term: 'credits: %{total}, completed %{done}', sum: '%{smart_count} credit |||| %{smart_count} credits',
  },
  plan: {
    whole: 'Whole plan', year: 'Study year %{year}', years: 'Study years', by_cycle: 'By cycle and component', group: 'Cycle and component', none: 'No disciplines in this year', none_hint: 'The study plan of this year is empty so far.', code: '%{code}, entry year %{year}',
    needs: 'First:', needs_unmet: 'Not completed:', result: 'Grade', instead: 'instead of “%{name}”', by: { student: 'changed by the student', advisor: 'changed by the advisor', registrar: 'changed by the study office' },
    receipts: 'Receipts', open_individual: 'Individual plan', open_plan: 'Full study plan', credits: 'Credits',
  },
  individual: {
    as_planned: 'follows the study plan', changed: 'changed', unreported: 'the advisor has not been told', reported: 'advisor told on %{date}', changed_line: 'Changed on %{date}: %{name}', choose: 'Language and teacher', hide: 'Hide', lines: 'Lessons: %{name}', language: 'Language', teacher: 'Teacher',
    any: 'not chosen', any_language: 'no language chosen', any_teacher: 'no teacher chosen', of_line: '%{what}: %{load}', saved: 'Choice saved', srs: 'The same choice applies to self-study.', fixed: 'The lessons were chosen during registration.',
  },
  act: {
    change: 'Replace', repeal: 'Undo the change', exclude: 'Exclude', back: 'Put back', add: 'Add a discipline', more: 'Actions: %{name}',
    change_title: 'Replace “%{name}”', change_text: 'Choose what to study instead of this discipline.', changed: 'Discipline replaced', add_title: 'Add a discipline: %{term}', added: 'Discipline added', search: 'Name or code', none: 'No matching disciplines', none_hint: 'Change the search. Only electives that are not in the plan yet are shown.',
    retake: 'retake', offered: 'taught this term', exclude_title: 'Exclude “%{name}”?', exclude_text: 'The discipline stays in the list as excluded and can be put back.', reason: 'Reason', excluded: 'Discipline excluded', repealed: 'Change undone', returned: 'The discipline is back in the plan',
    notify: 'Tell the advisor', notify_student: 'Tell the student', notify_title: 'Report the changes', notify_text: 'The advisor gets a notice and opens your plan.', notify_student_text: 'The student gets a notice and opens the plan.', message: 'Message (optional)', notified: 'Message sent',
  },
  settings: { title: 'Program and plan', plan: 'Plan code', program: 'Education program', entry: 'Entry year', group: 'Group', advisor: 'Advisor', no_advisor: 'not assigned', year: 'Now', total: 'Total' },
  summer: {
    limit: 'Up to %{limit} credits', taken: 'Credits chosen: %{taken} of %{limit}', courses: 'Courses of the summer semester', none: 'No summer courses yet', none_hint: 'They appear here as soon as the study office opens them.', no_term: 'No summer semester is planned yet', no_term_hint: 'When the study office adds a summer semester, its courses appear here.',
    retake: 'retake, was %{letter}', seats: '%{left} of %{capacity} seats left',
    students: 'Summer students', course: 'Course', code: 'Code', taken_head: 'Taken', waiting_head: 'Waiting', summary: 'Courses: %{courses}, seats: %{capacity}, taken: %{taken}', search: 'Name or code', office_note: 'Limit of the summer semester: %{limit} credits. It applies to all students, whatever the credit rules say.', student: 'Student', status: 'Card', no_students: 'Nobody is registered for the summer yet', more: 'Show more', term: 'Summer semester',
  },
  list: {
    search: 'Last name, first name, number or group', student: 'Student', group: 'Group', year: 'Study year', program: 'Program', advisor: 'Advisor', changed: 'Changed', notice: 'Message', unreported: 'Not told', replaced: 'Replaced', excluded: 'Excluded', added: 'Added',
    empty: 'No changed plans', empty_hint: 'A plan appears here as soon as the student, the advisor or the study office changes something in it.', code: 'Number', told: 'Told',
  },
} satisfies Catalogue<typeof ru>;
export default en;

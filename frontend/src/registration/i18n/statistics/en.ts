import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  period: 'Term', as_table: 'Show as a table', as_chart: 'Show as a chart', table_of: 'Table: %{title}', nothing: 'No data yet', of: '%{part} of %{whole}', percent: '%{value}%',
  columns: {
    title: 'Name', course: 'Course', code: 'Code', capacity: 'Seats', taken: 'Taken', held: 'Held', offered: 'Offered', waiting: 'Waiting', left: 'Left', fill: 'Full', registered: 'Registrations', refused: 'Refusals', dropped: 'Drops',
    demand: 'Demand', demand_share: 'Demand to seats', cathedra: 'Department', cycle: 'Cycle', component: 'Component', credits: 'Credits', courses: 'Courses', lessons: 'Lessons', time: 'Time', joined: 'Joined a list',
    students: 'Students', unregistered: 'No courses', share: 'Share', mean_credits: 'Mean credits', group: 'Group', year: 'Year', name: 'Student', number: 'Number', program: 'Program', faculty: 'Faculty', advisor: 'Advisor', email: 'E-mail',
    access: 'Access', debt: 'Owes', level: 'Level', form: 'Form of study', entry_year: 'Entry year', status: 'Student status', reason: 'Reason', code_of: 'Why refused', count: 'How many', sent: 'Sent', approved: 'Approved',
  },
  board: {
    live: 'Live', replay: 'Replay', as_of: 'As of %{time}', day: 'Day', today: 'Today', go_live: 'Back to now', play: 'Play', pause: 'Pause', speed: 'Speed', times: '%{speed} s a second',
    slider: 'Moment of the day', second_back: 'A second back', second_on: 'A second on', minute_back: 'A minute back', minute_on: 'A minute on', no_day: 'Nothing has happened in this term yet', no_day_hint: 'As soon as students register, the day will be here.',
    seats: 'Seats', seats_hint: '%{taken} of %{capacity} taken, %{held} held', full: 'Full courses', waiting: 'Waiting', offered_hint: '%{count} offered', registered: 'Registrations today', registered_hint: 'students with courses: %{count}',
    refused: 'Refusals today', dropped_hint: 'drops: %{count}', per_second: 'Registrations per second', peak: 'peak %{count} at %{time}', no_peak: 'no peak yet', last_minute: 'Last minute', last_minute_label: 'Registrations and refusals by second',
    curve: 'The day', curve_label: 'Registrations, refusals and new places in waiting lists by minute', refusals: 'Refusals by cause', no_refusals: 'Nothing was refused today', statuses: 'Cards by status', courses: 'Courses', shown: '%{shown} of %{found} shown',
    order: 'Order', orders: { hot: 'hottest', waiting: 'waiting list', fill: 'how full', refused: 'refusals', code: 'code' }, find: 'Find a course', heat: 'In 5 minutes', heat_hint: 'Registrations, refusals and new places in the waiting list within the last five minutes', minute: 'minute %{time}',
  },
  courses: { title: 'Total', total: 'Courses', full: '%{count} of them full', by: 'By', bys: { cathedra: 'department', teacher: 'teacher', language: 'language', cycle: 'cycle', component: 'component', load_type: 'kind of lesson' }, search: 'Name or code', empty: 'No courses', empty_hint: 'No course meets these conditions.', list: 'All courses', lessons_note: 'seats of lessons' },
  students: {
    by: 'By', bys: { faculty: 'faculty', cathedra: 'department', edu_program: 'program', student_group: 'group', course: 'year of study', entry_year: 'entry year', preparation_level: 'level', study_form: 'form of study' },
    total: 'Studying', registered: 'With courses', unregistered: 'Without courses', credits: 'Mean credits', open_list: 'List without courses', groups: 'Registered and not', statuses: 'Cards by status', curve: 'How registration went', curve_minute: 'by minute', curve_hour: 'by hour', curve_day: 'by day', curve_label: 'Students with courses and seats taken over time',
    students_line: 'students with courses', waiting_line: 'waiting for a seat', sent_line: 'cards sent', show_more: 'Show all (%{count})',
  },
  unregistered: { search: 'Name, number or group', empty: 'Everybody has registered', empty_hint: 'No student without courses meets these conditions.', mail: 'Write to the selected', mail_title: 'A letter to students: %{count}', subject: 'Subject', text: 'Text', send: 'Send', sent: 'Letters sent: %{count}', card: 'Card', open: 'open', closed: 'closed', default: 'by the rules', yes: 'yes', no: 'no' },
  queues: {
    search: 'Name or code', empty: 'No waiting lists', empty_hint: 'Nobody is waiting for a seat this term.', first: 'First waiting since', due: 'Answer by', passed: 'Passed on', joined: 'Joined in total',
    place: 'Place', since: 'Waiting since', lessons: 'Lessons', offered_until: 'answer by %{time}', waits: 'waiting', audit: 'audit', move: 'Move', admit: 'Admit', to: 'New place', reason: 'Reason', reason_hint: 'It stays in the history of the list and the course', move_title: 'Move in the waiting list: %{name}', move_text: 'Place %{place} now. The others keep their order among themselves.',
    moved: 'The place was changed', admit_title: 'Admit out of turn: %{name}', admit_text: 'The student is registered at once, past those ahead in line.', add_seat: 'Where there is no seat, add one to each full lesson', admitted: 'The student is registered', queue: 'Waiting list', history: 'History of the list', nobody: 'Nobody is waiting', when: 'When', what: 'What', by: 'By whom', search_student: 'Student’s name', seats_line: '%{taken} of %{capacity} taken, %{waiting} waiting',
    happenings: { joined: 'joined', offered: 'a seat was offered', passed: 'the offer passed', withdrawn: 'the offer was taken back', left: 'left the list', moved: 'was moved', admitted: 'was admitted out of turn' },
    details: { until: 'answer by %{time}', move: 'from place %{from} to %{to}', from: 'from place %{from}', over: 'passed over ahead: %{count}' },
    reasons: { withdrawn: 'withdrew', registered: 'registered', reset: 'list reset', office: 'decided by the office', lesson_cancelled: 'lesson cancelled', declined: 'declined the seat', expired: 'time ran out', checks_failed: 'a check failed', blocked: 'lesson blocked' },
  },
} satisfies Catalogue<typeof ru>;
export default en;

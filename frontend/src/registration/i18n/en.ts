import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  status: {
    NOT_STARTED: 'Not started', CHOOSING: 'Choosing courses', CHANGED: 'Changed', REJECTED: 'Returned', CHECKING: 'In review before sending',
    CHOSEN: 'Sent to the advisor', CHANGED_AFTER: 'Sent after changes', CONFIRMED: 'Approved', CHECKING_AFTER: 'In review',
  },
  cycle: { ood: 'General', bd: 'Basic', pd: 'Major' },
  component: { ok: 'mandatory', vk: 'university component', kv: 'elective' },
  load: { lecture: 'Lecture', practice: 'Practice', laboratory: 'Laboratory', srsp: 'Guided self-study', srs: 'Self-study' },
  kind: { main: 'main registration', add_drop: 'add and drop', late: 'late registration' },
  day: { mo: 'Mon', tu: 'Tue', we: 'Wed', th: 'Thu', fr: 'Fri', sa: 'Sat', su: 'Sun' },
  period: { until: '%{kind} until %{date}', from: '%{kind} from %{date}', over: '%{kind} ended %{date}', super: 'super registration until %{date}' },
  credits: {
    of: '%{amount} of %{max} credits', audit: '%{amount} of %{max} for audit', min: 'minimum %{min}',
    enough: 'Enough credits, the card can be sent', label: 'Credits chosen', audit_label: 'Audit credits',
  },
  send: {
    action: 'Send to advisor', done: 'The card was sent to your advisor', title: 'Send the card to your advisor?',
    text: 'Once it is sent, you can’t change courses until your advisor answers.',
  },
  rejected: { title: 'Your advisor returned the card', by: '%{name}, %{date}' },
  readonly: 'The card can’t be changed now: %{status}.',
  courses: {
    title: 'Courses', search: 'Search by name or code', none: 'Nothing found', none_hint: 'Change the words or clear the search.',
    empty: 'No courses for this period yet', empty_hint: 'They appear here as soon as the office opens them for registration.',
    recommended: 'recommended', connected: 'goes with a chosen course', postrequisite: 'builds on what you completed', locked: 'locked', seats: '%{smart_count} seat |||| %{smart_count} seats', full: 'no seats',
    registered: 'chosen', basket: 'in basket', waiting: 'waiting', offered: 'seat offered', studied: 'completed: %{letter}', credits: '%{smart_count} credit |||| %{smart_count} credits',
  },
  list: { open: 'Only those I can choose', shown: '%{count} of %{all} shown', back: 'Back to the courses' },
  reason: { plan: 'in your study plan', program: 'recommended by your programme', additional: 'in your additional programme', connected: 'goes with: %{names}', continues: 'after: %{names}', permitted: 'permitted for you' },
  locked: {
    course_blocked: 'closed for registration', course_cancelled: 'cancelled', medical_certificate_required: 'medical certificate needed', course_not_for_direction: 'another field of training', course_not_for_level: 'another level',
    course_not_for_program: 'another programme', prerequisite_missing: 'prerequisite not completed', corequisite_missing: 'taken with another course', already_registered: 'discipline already chosen', one_sport_course: 'sport already chosen',
    free_sport_courses_used: 'sport courses used up', introductory_limit: 'enough introductory courses', other: 'locked',
  },
  detail: {
    pick: 'Choose a course from the list', pick_hint: 'Its streams, lessons and free seats appear here.', tabs: { lessons: 'Streams and lessons', about: 'About the course' },
    flux: 'Stream %{number}', lesson: 'Lesson', teacher: 'Teacher', time: 'Time', seats: 'Seats', left: '%{left} of %{capacity} left', waiting: '%{count} waiting', no_teacher: 'not assigned',
    room: 'room %{room}', subgroup: 'subgroup %{name}', why: 'Can’t be chosen', prerequisites: 'Prerequisites', no_prerequisites: 'No prerequisites', met: 'completed', unmet: 'not completed', and: 'and',
    cathedra: 'Department', description: 'Description', no_description: 'No description yet', choose: 'Choose lesson: %{name}', chosen: 'Chosen', with_parent: 'only together with %{name}', blocked: 'closed', cancelled: 'cancelled',
    clash: 'Overlaps with: %{names}', audit: 'Attend without credits (audit)',
  },
  act: {
    register: 'Register', hold: 'Add to basket', queue: 'Join the waiting list', change: 'Change lessons', drop: 'Drop', remove: 'Remove', accept: 'Accept the seat', leave: 'Leave the list', more: 'More',
    registered: 'You are registered: %{name}', held: 'A seat is held for you: %{name}', queued: 'You are on the waiting list: %{name}', dropped: 'Course dropped: %{name}', changed: 'Lessons changed: %{name}', left: 'You left the waiting list: %{name}',
    incomplete: 'Choose one lesson of each kind',
  },
  card: {
    cancelled: 'The lesson is cancelled. Choose another or drop the course; if your card is closed, ask the study office.', title: 'My card', empty: 'No courses yet', empty_hint: 'Choose a course from the list: everything you pick appears here.', basket: 'Basket', waiting: 'Waiting list', holds: 'Seat held for',
    place: 'place %{place} of %{total}', offer: 'The seat is yours if you accept; time left', summary: '%{smart_count} course |||| %{smart_count} courses',
    audit: 'audit', by_advisor: 'added by your advisor', by_registrar: 'added by the office', drop_title: 'Drop the course?', drop_text: 'The seat in “%{name}” becomes free. If others are waiting, you can’t get it back.',
  },
  week: { title: 'Week', print: 'Print', empty: 'No scheduled lessons yet', chosen: 'on the card', tried: 'if added', clash: 'overlap', caption: 'Week timetable: courses of the card and the lessons being chosen', none: 'No lessons' },
  office: {
    code: 'Code', name: 'Course', credits: 'Credits', cycle: 'Cycle', component: 'Component', capacity: 'Seats', taken: 'Taken', waiting: 'Waiting', fill: 'Filled', access: 'Access', cathedra: 'Department', fluxes: 'Streams', search: 'Name or code',
    empty: 'No courses', empty_hint: 'No course of this period fits these conditions.', open: 'Open', blocked: 'Blocked', cancelled: 'Cancelled', partially_blocked: 'Partially blocked', partially_cancelled: 'Partially cancelled', mixed: 'Partly blocked, partly cancelled',
    seats_line: '%{taken} of %{capacity} taken, %{waiting} waiting', students: 'Students', no_students: 'Nobody has registered for the course yet', student: 'Student', group: 'Group', standing: 'Registration', since: 'Since', flux: 'Stream', room: 'Room', left: 'Free', card: 'Card', lessons: 'Lessons', history: 'History with replay', audit: 'audit', period: 'Period', place: 'waiting, place %{place}', capacity_of: 'Seats: %{name}', save: 'Save', capacity_saved: 'Number of seats changed',
  },
  requests: {
    reason: { prerequisite: 'prerequisite not completed', capacity: 'no free seat' },
    widget_none: 'No requests', widget_hint: 'Students who ask to be let into your course will appear here.', widget_all: 'All requests: %{count}',
  },
  no_card: { title: 'Students register for courses here', hint: 'You have no student card of your own. The cards of students open from the list of students.' },
  no_period: { title: 'No registration at the moment', retry: 'Check again' },
  day_widget: { free: 'No lessons today', free_hint: 'The week on the registration page shows the next ones.' },
  widget: { open: 'Go to registration', sent: 'Sent %{date}' },
  now: { registered: 'Registered today', refused: 'Refused today', waiting: 'Waiting for a seat', full: 'Full courses', seats: 'Seats taken: %{taken} of %{capacity}', seats_label: 'Seats taken', open: 'Open the registration day' },
} satisfies Catalogue<typeof ru>;
export default en;

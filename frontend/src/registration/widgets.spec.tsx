import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Board } from '@portal/event-schemas/registration/board.ts';
import type { MyDay } from '@portal/event-schemas/registration/my-day.ts';
import { describeWidgets } from '../testing/widgets.tsx';
import { id, term, year } from './testing/answers.ts';

const seats = { capacity: 0, taken: 0, held: 0, offered: 0, waiting: 0, left: 0 };
const board: Board = {
  study_period: { uid: term, code: 'A26', name: sameInAll('Autumn 2026') },
  at: '2026-09-01T12:00:00.000Z',
  day: '2026-09-01',
  live: true,
  seats: { ...seats, courses: 0, full: 0, fill: 0 },
  today: { registered: 0, dropped: 0, joined: 0, refused: 0, students: 0 },
  rate: { per_second: 0, peak: null, seconds: [] },
  refusals: [],
  statuses: [],
  courses: [],
  courses_found: 0,
};
const lesson: MyDay['results'][number] = {
  uid: id('c'),
  course: id('0'),
  code: 'C-1',
  name: sameInAll('Course 1'),
  load_type: 'lecture',
  subgroup: '',
  start: 600,
  end: 650,
  teaches: false,
  room: '101',
  teacher: 'Teacher Eve',
};

describeWidgets('registration', {
  'my-day': {
    role: 'student',
    call: 'GET /registration/my_day/',
    filled: { date: '2026-09-01', results: [lesson] } satisfies MyDay,
    shows: ['10:00–10:50', 'Course 1', 'Lecture · room 101 · Teacher Eve'],
    empty: { date: '2026-09-01', results: [] } satisfies MyDay,
    says: ['No lessons today', 'Go to registration'],
  },
  'my-registration': {
    role: 'student',
    call: 'GET /organizations/year_semester/',
    filled: year(),
    shows: ['Choosing courses', /^Autumn 2026 · main registration until/, '10 of 30 credits'],
    leads: { 'Go to registration': '/en/online-registration-for-courses' },
    empty: year(
      { credits: { max: 0, min: 0, max_audit: 0, min_audit: 0, amount: 0, amount_audit: 0 } },
      { status: 'NOT_STARTED' },
    ),
    says: ['Not started', '0 of 0 credits'],
  },
  'registration-now': {
    role: 'office',
    call: 'GET /registration/board/',
    filled: {
      ...board,
      seats: { ...board.seats, capacity: 1200, taken: 900, full: 3 },
      today: { ...board.today, registered: 41 },
    },
    shows: ['Autumn 2026', /900 of 1.200/, '41', '3'],
    leads: { 'Open the registration day': '/en/registration-board' },
    empty: board,
    says: ['Seats taken: 0 of 0'],
  },
});

import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Board } from '@portal/event-schemas/statistics/board.ts';
import { term } from '../registration/testing/answers.ts';
import { describeWidgets } from '../testing/widgets.tsx';

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

describeWidgets('statistics', {
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

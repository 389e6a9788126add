import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { MyDay } from '@portal/event-schemas/registration/my-day.ts';
import { describeWidgets } from '../testing/widgets.tsx';
import { id, year } from './testing/answers.ts';

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
    filled: { date: '2026-09-01', free_day: null, results: [lesson] } satisfies MyDay,
    shows: ['10:00–10:50', 'Course 1', 'Lecture · room 101 · Teacher Eve'],
    empty: { date: '2026-09-01', free_day: null, results: [] } satisfies MyDay,
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
});

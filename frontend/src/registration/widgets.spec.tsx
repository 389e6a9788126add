import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { MyRegistration } from '@portal/event-schemas/registration/views.ts';
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
    call: 'GET /registration/my_registration/',
    filled: { registration: year(), obstacle: null } satisfies MyRegistration,
    shows: ['Choosing courses', /^Autumn 2026 · main registration until/, '10 of 30 credits'],
    leads: { 'Go to registration': '/en/online-registration-for-courses' },
    empty: {
      registration: null,
      obstacle: { code: 'registration.not_status_info', params: {}, message: 'You have no study plan yet.' },
    } satisfies MyRegistration,
    says: ['You have no study plan yet.'],
  },
});

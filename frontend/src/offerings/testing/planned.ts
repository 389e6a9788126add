import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { PlannedCourseView, PlannedLesson } from '@portal/event-schemas/offerings/views.ts';
import type { Answers } from '../../testing/portal.tsx';
import { someUid } from '../../testing/portal.tsx';

/** Ids that differ by their number. */
export const id = (number: number): string => `0b000000-0000-4000-8000-00000000000${number}`;
export const [lecture, practice, second] = [id(1), id(2), id(3)] as [string, string, string];
const named = (uid: string, name: string) => ({ uid, code: name, name: sameInAll(name) });
/** Fifteen weeks on one day of the week, 0 = Monday. */
export const on = (day: number, start: number) => ({
  days: '0000000'.replace(/./g, (_mark, at: number) => (at === day ? '1' : '0')),
  weeks: '1'.repeat(15),
  start,
  length: 50,
});
export const lesson = (uid: string, change: Partial<PlannedLesson> = {}): PlannedLesson => ({
  uid,
  load_type: 'lecture',
  section: '1',
  subgroup: '',
  teacher: null,
  language: 'en',
  room: null,
  meetings: [],
  capacity: 30,
  parent: null,
  groups: [],
  taken: 0,
  held: 0,
  offered: 0,
  waiting: 0,
  access: null,
  teacher_name: null,
  room_code: null,
  room_capacity: null,
  ...change,
});
/** A course as the editor gets it: a lecture on Monday at 9 and a practice on Tuesday at 10. */
export const planned = (change: Partial<PlannedCourseView> = {}): PlannedCourseView => ({
  uid: someUid,
  state: 'draft',
  code: 'CS1',
  name: sameInAll('Algebra'),
  credits: 5,
  study_period: {
    ...named(id(8), 'Autumn'),
    study_year: 2026,
    semester: 'autumn',
    start_date: '2026-09-01',
    end_date: '2026-12-31',
    weeks: 15,
  },
  discipline: named(id(7), 'Algebra'),
  cathedra: named(id(6), 'Mathematics'),
  teacher: null,
  fluxes: [
    {
      uid: id(9),
      number: 1,
      number_of_times_per_week: 1,
      lessons: [
        lesson(lecture, { meetings: [on(0, 540)] }),
        lesson(practice, { load_type: 'practice', meetings: [on(1, 600)] }),
      ],
    },
  ],
  stream: `course_offering-${someUid}`,
  changed_at: '2026-08-20T10:00:00.000Z',
  ...change,
});
/** A server that has the course, finds no clashes and saves everything. */
export const serverWith = (course: PlannedCourseView, more: Answers = {}): Answers => ({
  'GET /offerings/{uid}/': course,
  'POST /offerings/check/': { clashes: [], advice: [] },
  'PUT /offerings/{uid}/': { uid: course.uid, uids: {} },
  'GET /curriculum/teachers/': [],
  ...more,
});

import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { problemsOf, type CheckedCard } from './check-choices.ts';

type Course = CheckedCard['courses'][number];
type Lesson = Course['lessons'][number];
const lesson = (uid: string, changes: Partial<Lesson> = {}): Lesson => ({
  uid,
  load_type: 'lecture',
  teacher: 't',
  access: null,
  section: '1',
  meetings: [{ days: '1000000', weeks: '1', start: 480, length: 50 }],
  ...changes,
});
const course = (name: string, lessons: Lesson[], changes: Partial<Course> = {}): Course => ({
  offering: `o-${name}`,
  discipline: name,
  name: sameInAll(name),
  waived: false,
  lessons,
  ...changes,
});
const card = (changes: Partial<CheckedCard> = {}): CheckedCard => ({
  uid: 's',
  display_name: 'Student',
  advisor: 'a',
  preparation_level: 'bachelor',
  course: 2,
  study_form: 'full_time',
  entry_year: 2025,
  student_group: null,
  edu_program: 'p',
  status: 'CHOSEN',
  credits: 10,
  audit_credits: 0,
  max_credit: null,
  waiting: null,
  completed: [],
  courses: [course('algebra', [lesson('l1')])],
  ...changes,
});
const needs = (required: string) => [
  { edu_program: null, required_discipline: required, and_prerequisites: [], is_active: true },
];
const catalogue = {
  disciplines: new Map([
    ['algebra', { name: sameInAll('Algebra'), prerequisites: [] }],
    ['analysis', { name: sameInAll('Analysis'), prerequisites: needs('algebra') }],
  ]),
} as unknown as Parameters<typeof problemsOf>[3];
const codes = (given: CheckedCard) => problemsOf(given, 5, 30, catalogue).map(problem => problem.code);
const analysis = course('analysis', [lesson('l2')]);

describe('a card', () => {
  it.each<[string, CheckedCard, string[]]>([
    ['with nothing against it', card(), []],
    ['that is not sent yet', card({ status: 'CHOOSING' }), ['advising.approval_not_possible']],
    [
      'without courses',
      card({ courses: [], credits: 0, status: 'NOT_STARTED' }),
      ['registration.card_empty', 'advising.approval_not_possible'],
    ],
    ['that waits for a seat', card({ waiting: sameInAll('Physics') }), ['advising.card_on_waiting_list']],
    ['below the minimum of credits', card({ credits: 4 }), ['registration.credit_minimum_not_reached']],
    ['above the maximum of credits', card({ credits: 31 }), ['registration.max_credit_below_collected']],
    ['with a prerequisite that is not studied', card({ courses: [analysis] }), ['registration.prerequisite_missing']],
    ['with a prerequisite that is studied', card({ courses: [analysis], completed: ['algebra'] }), []],
    ['with a prerequisite that a teacher or the office waives', card({ courses: [{ ...analysis, waived: true }] }), []],
    [
      'with a line without a teacher',
      card({ courses: [course('algebra', [lesson('l1', { teacher: null })])] }),
      ['advising.teacher_not_selected'],
    ],
    [
      'with self-study, which needs no teacher',
      card({ courses: [course('algebra', [lesson('l1', { teacher: null, load_type: 'srs' })])] }),
      [],
    ],
    [
      'with a cancelled lesson',
      card({ courses: [course('algebra', [lesson('l1', { access: 'cancelled' })])] }),
      ['registration.course_cancelled'],
    ],
    [
      'with two courses at the same hour',
      card({ courses: [course('algebra', [lesson('l1')]), course('physics', [lesson('l3')])] }),
      ['registration.time_clash'],
    ],
  ])('%s', (_name, given, expected) => expect(codes(given)).toEqual(expected));
});

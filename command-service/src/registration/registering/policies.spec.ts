import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import { dropPolicies } from '@portal/event-schemas/registration/card-rules/dropping.ts';
import { firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import { describe, expect, test } from 'vitest';
import type { Acting } from '../acting.ts';
import { chooseLessons } from '../course-offering/choice.ts';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import type { Known } from '../known.ts';
import { noStanding } from '../standing/registration-standing.ts';
import { studyCard } from '../study-card/study-card.ts';
import { fold } from '@portal/platform/testing/given.ts';
import {
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  mainPeriod,
  period,
  practice,
  start,
  studentRecord,
} from '../testing/world.ts';
import { addedToCard } from './decisions.ts';
import { runningFor } from './periods.ts';
import { registrationPolicies } from './policies.ts';
import type { Situation } from './situation.ts';

interface Changes {
  known?: Partial<Known>;
  now?: string;
  acting?: Acting;
  audit?: boolean;
  /** Events of the course after it was offered. */
  course?: { type: string; data: unknown }[];
  credits?: number;
  /** Courses that the card has already. */
  has?: Situation[];
  card?: object;
}
const known = knownFacts;
/** Student 1 wants course `number` on an otherwise clean slate. */
function wanting(
  number: number,
  {
    known: knows,
    now = start,
    acting = 'student',
    audit = false,
    course = [],
    credits = 5,
    has = [],
    card = {},
  }: Changes = {},
): Situation {
  const offered = fold(courseOffering, [courseEvent(number, { credits }), ...course]) as OfferedCourse;
  const chosen = chooseLessons(offered, [lecture(number), practice(number, 1)]) as Situation['chosen'];
  const before = {
    ...fold(
      studyCard,
      has.map(one => addedToCard(one)),
    ),
    ...card,
  };
  const seen = known(knows);
  return {
    now,
    acting,
    student: id('a', 1),
    card: before,
    course: offered,
    chosen,
    audit,
    known: seen,
    ...runningFor(seen, period, now),
  };
}
const refusal = (situation: Situation) =>
  firstRefusal(registrationPolicies, situation)?.code.replace('registration.', '') ?? null;
const result = (discipline: number, completed = true) => ({
  discipline: id('d', discipline),
  study_period: id('e', 9),
  letter: 'B',
  points: 3,
  completed,
});
const needs = (required: number, and: number[] = [], edu_program: string | null = null, is_active = true) => ({
  edu_program,
  required_discipline: id('d', required),
  and_prerequisites: and.map(one => id('d', one)),
  is_active,
});
const rule = { preparation_level: null, course: null, study_form: null, entry_year: null };
const blocked = (status: 'blocked' | 'cancelled') => [
  { type: 'CourseAccessSet', data: { level: 'lesson', target: practice(1, 1), status, reason: '' } },
];
const selected = { type: 'SelectedStudentAccessSet', data: { student: id('a', 1), granted: true } };
const requiring = { ...defaultRegistrationSettings, corequisites: 'require' as const };
const together = (mutual = false) => ({
  corequisites: [{ discipline: id('d', 2), mutual }],
  names: { [id('d', 2)]: sameInAll('Discipline 2') },
});
const sport = (number: number) => ({ known: { discipline: disciplineRecord(number, { is_sport: true }) } });
const introductory = (number: number) => ({
  known: { discipline: disciplineRecord(number, { is_introductory: true }) },
});

const table: [name: string, situation: Situation, refused: string | null][] = [
  ['a student in the period, with nothing against it', wanting(1), null],
  ['a student that nobody knows', wanting(1, { known: { student: null } }), 'student_not_found'],
  [
    'a student on academic leave',
    wanting(1, { known: { student: studentRecord(1, { student_status: 'academic_leave' }) } }),
    'student_not_studying',
  ],
  ['no registration period', wanting(1, { known: { periods: [] } }), 'period_not_defined'],
  ['before the period', wanting(1, { now: '2026-08-31T23:59:59.000Z' }), 'period_not_started'],
  ['at the first moment of the period', wanting(1, { now: '2026-09-01T00:00:00.000Z' }), null],
  ['at the last moment of the period', wanting(1, { now: '2026-10-01T00:00:00.000Z' }), null],
  ['after the period', wanting(1, { now: '2026-10-01T00:00:00.001Z' }), 'period_finished'],
  [
    'a period for another year of entry',
    wanting(1, { known: { periods: [mainPeriod({ rules: [{ ...rule, entry_year: 2024 }] })] } }),
    'period_not_for_you',
  ],
  [
    'a period for the student’s year of entry',
    wanting(1, { known: { periods: [mainPeriod({ rules: [{ ...rule, entry_year: 2025 }] })] } }),
    null,
  ],
  [
    'after the period with super registration',
    wanting(1, {
      now: '2026-11-01T00:00:00.000Z',
      known: { standing: { ...noStanding, super_until: { [period]: '2026-11-02T00:00:00.000Z' } } },
    }),
    null,
  ],
  [
    'an approved card with super registration',
    wanting(1, {
      card: { status: 'CONFIRMED' },
      known: { standing: { ...noStanding, super_until: { [period]: '2026-11-02T00:00:00.000Z' } } },
    }),
    null,
  ],
  [
    'after super registration has run out',
    wanting(1, {
      now: '2026-11-02T00:00:00.000Z',
      known: { standing: { ...noStanding, super_until: { [period]: '2026-11-02T00:00:00.000Z' } } },
    }),
    'super_registration_over',
  ],
  [
    'after the period, which ended later than super registration',
    wanting(1, {
      now: '2026-11-02T00:00:00.000Z',
      known: { standing: { ...noStanding, super_until: { [period]: '2026-09-12T00:00:00.000Z' } } },
    }),
    'period_finished',
  ],
  [
    'super registration of another term',
    wanting(1, {
      now: '2026-11-01T00:00:00.000Z',
      known: { standing: { ...noStanding, super_until: { [id('e', 9)]: '2026-11-02T00:00:00.000Z' } } },
    }),
    'period_finished',
  ],
  [
    'super registration of a student whose access is closed',
    wanting(1, {
      known: { standing: { ...noStanding, access: 'closed', super_until: { [period]: '2026-11-02T00:00:00.000Z' } } },
    }),
    'student_access_closed',
  ],
  [
    'after the period with open access',
    wanting(1, { now: '2026-11-01T00:00:00.000Z', known: { standing: { ...noStanding, access: 'open' } } }),
    null,
  ],
  ['closed access', wanting(1, { known: { standing: { ...noStanding, access: 'closed' } } }), 'student_access_closed'],
  ['a blocked lesson', wanting(1, { course: blocked('blocked') }), 'course_blocked'],
  ['a blocked lesson and a selected student', wanting(1, { course: [...blocked('blocked'), selected] }), null],
  ['a cancelled lesson', wanting(1, { course: blocked('cancelled') }), 'course_cancelled'],
  [
    'a cancelled lesson and a selected student',
    wanting(1, { course: [...blocked('cancelled'), selected] }),
    'course_cancelled',
  ],
  [
    'a financial debt',
    wanting(1, { known: { standing: { ...noStanding, debts: { financial: { amount: 10, note: '' } } } } }),
    'debt_financial',
  ],
  [
    'books of the library',
    wanting(1, { known: { standing: { ...noStanding, debts: { library: { amount: null, note: '' } } } } }),
    'debt_library',
  ],
  [
    'an unpaid fine',
    wanting(1, { known: { standing: { ...noStanding, debts: { fine: { amount: 1, note: '' } } } } }),
    'debt_fine',
  ],
  [
    'no medical certificate where one is needed',
    wanting(1, { known: { discipline: disciplineRecord(1, { needs_medical_certificate: true }) } }),
    'medical_certificate_required',
  ],
  [
    'a certificate that ends today',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { needs_medical_certificate: true }),
        standing: { ...noStanding, certificate_until: '2026-09-10' },
      },
    }),
    null,
  ],
  [
    'a certificate that ended yesterday',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { needs_medical_certificate: true }),
        standing: { ...noStanding, certificate_until: '2026-09-09' },
      },
    }),
    'medical_certificate_required',
  ],
  ['a card that was sent', wanting(1, { card: { status: 'CHOSEN' } }), 'status_not_editable'],
  ['an approved card in the main period', wanting(1, { card: { status: 'CONFIRMED' } }), 'card_confirmed'],
  [
    'an approved card in the add/drop period',
    wanting(1, { card: { status: 'CONFIRMED' }, known: { periods: [mainPeriod({ kind: 'add_drop' })] } }),
    null,
  ],
  [
    'a course for masters',
    wanting(1, { known: { discipline: disciplineRecord(1, { preparation_levels: ['master'] }) } }),
    'course_not_for_level',
  ],
  [
    'a course of another direction',
    wanting(1, { known: { discipline: disciplineRecord(1, { edu_programs: [id('b', 9)] }), same_direction: false } }),
    'course_not_for_direction',
  ],
  [
    'a course of a further study plan’s program',
    wanting(1, {
      known: { discipline: disciplineRecord(1, { edu_programs: [id('b', 9)] }), programs: [id('b'), id('b', 9)] },
    }),
    null,
  ],
  [
    'a course of the additional program',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { edu_programs: [id('b', 9)] }),
        same_direction: false,
        additional: [id('d', 1)],
      },
    }),
    null,
  ],
  [
    'a course for masters that the office opened to bachelors',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { preparation_levels: ['master'] }),
        settings: {
          ...defaultRegistrationSettings,
          control_levels: [{ uid: id('9'), preparation_level: 'bachelor', open_levels: ['master'] }],
        },
      },
    }),
    null,
  ],
  [
    'a course for masters while nobody controls the level',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { preparation_levels: ['master'] }),
        settings: { ...defaultRegistrationSettings, control_level_education: false },
      },
    }),
    null,
  ],
  [
    'a prerequisite of the chosen study plan’s program',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2, [], id('b', 9))] }),
        programs: [id('b', 9), id('b')],
      },
    }),
    'prerequisite_missing',
  ],
  ['no corequisite on the card', wanting(1, { known: { ...together(), settings: requiring } }), 'corequisite_missing'],
  [
    'no corequisite on the card while that is only a warning',
    wanting(1, { known: { ...together(), settings: { ...requiring, corequisites: 'warn' } } }),
    null,
  ],
  [
    'the corequisite on the card',
    wanting(1, { known: { ...together(), settings: requiring }, has: [wanting(2)] }),
    null,
  ],
  [
    'the corequisite completed',
    wanting(1, { known: { ...together(), settings: requiring, standing: { ...noStanding, results: [result(2)] } } }),
    null,
  ],
  ['the first of two that name each other', wanting(1, { known: { ...together(true), settings: requiring } }), null],
  [
    'a course of another program',
    wanting(1, { known: { discipline: disciplineRecord(1, { edu_programs: [id('b', 9)] }) } }),
    'course_not_for_program',
  ],
  [
    'a prerequisite that was never studied',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2)] }),
        names: { [id('d', 2)]: sameInAll('Discipline 2') },
      },
    }),
    'prerequisite_missing',
  ],
  [
    'a prerequisite studied without success',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2)] }),
        standing: { ...noStanding, results: [result(2, false)] },
      },
    }),
    'prerequisite_missing',
  ],
  [
    'a prerequisite that is completed',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2)] }),
        standing: { ...noStanding, results: [result(2)] },
      },
    }),
    null,
  ],
  [
    'one of two that are needed together',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2, [3])] }),
        standing: { ...noStanding, results: [result(2)] },
      },
    }),
    'prerequisite_missing',
  ],
  [
    'one of two alternatives',
    wanting(1, {
      known: {
        discipline: disciplineRecord(1, { prerequisites: [needs(2), needs(3)] }),
        standing: { ...noStanding, results: [result(3)] },
      },
    }),
    null,
  ],
  [
    'a prerequisite of another program',
    wanting(1, { known: { discipline: disciplineRecord(1, { prerequisites: [needs(2, [], id('b', 9))] }) } }),
    null,
  ],
  [
    'a prerequisite that is switched off',
    wanting(1, { known: { discipline: disciplineRecord(1, { prerequisites: [needs(2, [], null, false)] }) } }),
    null,
  ],
  ['the same course again', wanting(1, { has: [wanting(1)] }), 'already_registered'],
  ['a second sport course', wanting(1, { ...sport(1), has: [wanting(2, sport(2))] }), 'one_sport_course'],
  [
    'a fifth free sport course',
    wanting(1, { known: { ...sport(1).known, sport_results: 4 } }),
    'free_sport_courses_used',
  ],
  ['the fourth free sport course', wanting(1, { known: { ...sport(1).known, sport_results: 3 } }), null],
  [
    'a third introductory course',
    wanting(1, { ...introductory(1), has: [wanting(2, introductory(2)), wanting(3, introductory(3))] }),
    'introductory_limit',
  ],
  ['a second introductory course', wanting(1, { ...introductory(1), has: [wanting(2, introductory(2))] }), null],
  ['credits up to the limit', wanting(1, { credits: 10, has: [wanting(2, { credits: 20 })] }), null],
  ['credits above the limit', wanting(1, { credits: 11, has: [wanting(2, { credits: 20 })] }), 'credit_limit_exceeded'],
  ['the student’s own lower limit', wanting(1, { credits: 5, card: { max_credit: 4 } }), 'credit_limit_exceeded'],
  ['an own limit of 0, which is none', wanting(1, { credits: 30, card: { max_credit: 0 } }), null],
  [
    'credits up to the summer limit, whatever the rules and an own limit say',
    wanting(1, {
      known: { semester: 'summer' },
      credits: 6,
      has: [wanting(2, { credits: 12 })],
      card: { max_credit: 40 },
    }),
    null,
  ],
  [
    'credits above the summer limit',
    wanting(1, {
      known: { semester: 'summer' },
      credits: 7,
      has: [wanting(2, { credits: 12 })],
      card: { max_credit: 40 },
    }),
    'summer_limit_exceeded',
  ],
  [
    'credits above a rule that is lower than the summer limit',
    wanting(1, { known: { semester: 'summer' }, credits: 5, card: { max_credit: 4 } }),
    'credit_limit_exceeded',
  ],
  ['audit above its own limit', wanting(1, { credits: 7, audit: true }), 'audit_limit_exceeded'],
  [
    'audit that leaves the credits alone',
    wanting(1, { credits: 6, audit: true, has: [wanting(2, { credits: 30 })] }),
    null,
  ],
];
describe('what registering a course checks', () => {
  test.each(table)('%s', (_name, situation, refused) => expect(refusal(situation)).toBe(refused));

  test('the same discipline in another offering: already registered for credit, a conflict for audit', () => {
    const other = { ...wanting(2), course: { ...wanting(2).course, discipline: id('d', 1) } };
    expect(refusal(wanting(1, { has: [other] }))).toBe('already_registered');
    expect(refusal(wanting(1, { audit: true, has: [other] }))).toBe('audit_credit_conflict');
  });

  test.each([
    ['the same hour of the same day', '1000000', '11', 600, 'time_clash'],
    ['a minute before the end', '1000000', '11', 649, 'time_clash'],
    ['right after the end', '1000000', '11', 650, null],
    ['another day', '0100000', '11', 600, null],
    ['other weeks', '1000000', '00', 600, null],
  ])('a lesson at %s', (_name, days, weeks, at, refused) => {
    const meeting = { days: '1000000', weeks: '11', start: 600, length: 50 };
    const placed = (number: number, when: typeof meeting) => {
      const fluxes = [
        fluxOf(number, [lessonOf(number, 1, 'lecture', 5, { meetings: [when] }), lessonOf(number, 2, 'practice', 5)]),
      ];
      const course = fold(courseOffering, [courseEvent(number, { fluxes })]) as OfferedCourse;
      return {
        ...wanting(number),
        course,
        chosen: chooseLessons(course, [lecture(number), practice(number, 1)]) as Situation['chosen'],
      };
    };
    const card = fold(studyCard, [addedToCard(placed(2, meeting))]);
    expect(refusal({ ...placed(1, { days, weeks, start: at, length: 50 }), card })).toBe(refused);
  });

  test('the order is the order of the rules: of several reasons the first one is told', () => {
    const everything = wanting(1, {
      now: '2026-12-01T00:00:00.000Z',
      course: blocked('cancelled'),
      card: { status: 'CHOSEN' },
      known: { standing: { ...noStanding, access: 'closed', debts: { fine: { amount: 1, note: '' } } } },
    });
    expect(refusal(everything)).toBe('period_finished');
    expect(refusal({ ...everything, period: wanting(1).period })).toBe('student_access_closed');
  });

  test('an advisor is let past period and access, the registrar past all but what keeps card and seats sound', () => {
    expect(registrationPolicies.filter(({ past }) => past.includes('advisor')).map(({ name }) => name)).toEqual([
      'student is studying',
      'period current for this student',
      'access of the student',
    ]);
    expect(registrationPolicies.filter(({ past }) => !past.includes('registrar')).map(({ name }) => name)).toEqual([
      'course not cancelled',
      'status allows editing',
      'not registered already',
      'audit or credit',
      'discipline not in the basket',
      'credit limit',
      'audit limit',
      'no time clash',
    ]);
  });
});

describe('a permission of the office', () => {
  const disciplines = disciplineRecord(1, {
    preparation_levels: ['master'],
    edu_programs: [id('b', 9)],
    prerequisites: [needs(2)],
    is_sport: true,
    is_introductory: true,
  });
  const everything: Partial<Known> = {
    ...together(),
    discipline: disciplines,
    settings: requiring,
    same_direction: false,
    sport_results: 4,
  };
  const introduced = [wanting(3, introductory(3)), wanting(4, introductory(4))];
  const order = ['access', 'program', 'level', 'prerequisites', 'corequisites', 'sport', 'introductory'] as const;
  test.each([
    [0, 'course_blocked'],
    [1, 'course_not_for_direction'],
    [2, 'course_not_for_level'],
    [3, 'prerequisite_missing'],
    [4, 'corequisite_missing'],
    [5, 'free_sport_courses_used'],
    [6, 'introductory_limit'],
    [7, null],
  ])('that waives the first %i of the rules leaves %s', (count, refused) => {
    expect(
      refusal(
        wanting(1, {
          course: blocked('blocked'),
          has: introduced,
          known: { ...everything, waived: order.slice(0, count) },
        }),
      ),
    ).toBe(refused);
  });
  test('lifts no rule that keeps card and seats sound', () => {
    expect(registrationPolicies.filter(({ waiver, past }) => waiver && !past.includes('registrar'))).toEqual([]);
  });
});

describe('what dropping a course checks', () => {
  const dropping = (changes: Changes = {}) => wanting(1, { has: [wanting(1)], ...changes });
  const graded = { ...result(1), study_period: period };
  test.each<[string, Situation, string | null]>([
    ['in the main period', dropping(), null],
    ['in the late period', dropping({ known: { periods: [mainPeriod({ kind: 'late' })] } }), 'drop_in_late'],
    ['with a grade', dropping({ known: { standing: { ...noStanding, results: [graded] } } }), 'drop_graded'],
    ['with a mark on its sheet that nobody has approved', dropping({ known: { marked: true } }), 'drop_marked'],
    [
      'with a grade of an earlier term',
      dropping({ known: { standing: { ...noStanding, results: [result(1)] } } }),
      null,
    ],
    ['added by the registrar', wanting(1, { has: [wanting(1, { acting: 'registrar' })] }), 'drop_added_by_registrar'],
    [
      'added by the registrar, dropped by the registrar',
      wanting(1, { acting: 'registrar', has: [wanting(1, { acting: 'registrar' })] }),
      null,
    ],
    ['after the card was sent', dropping({ card: { status: 'CHOSEN' } }), 'status_not_editable'],
    [
      'with which another is studied',
      wanting(2, { known: { settings: requiring }, has: [wanting(2), wanting(1, { known: together() })] }),
      'corequisite_needed',
    ],
    [
      'of two that name each other',
      wanting(2, {
        known: { settings: requiring, corequisites: [{ discipline: id('d', 1), mutual: true }] },
        has: [wanting(2), wanting(1, { known: together(true) })],
      }),
      null,
    ],
  ])('a course %s', (_name, situation, refused) =>
    expect(firstRefusal(dropPolicies, situation)?.code.replace('registration.', '') ?? null).toBe(refused),
  );
});

import type { PlanActor } from '@portal/event-schemas/plans/values.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { Discipline } from '../registration/known.ts';
import { asAdvisor, asOffice, asStudent, disciplineRecord, id, studentRecord } from '../registration/testing/world.ts';
import { entryOf } from './entries.ts';
import type { PlanKnown, Term } from './known.ts';

/** A student in the second year of a plan from 2025: what their year 2026 looks like to decisions. */
export const key = { student: id('a', 1), study_year: 2026 };
export const now = '2026-09-10T08:00:00.000Z';
const term = (number: number, semester: Term['semester'], start_date: string, end_date: string): Term => ({
  uid: id('e', number),
  code: `2026-${semester}`,
  study_year: 2026,
  semester,
  name: sameInAll(semester),
  start_date,
  end_date,
  weeks: 15,
  exam_weeks: 0,
  free_days: [],
});
export const autumn = term(1, 'autumn', '2026-09-01', '2026-12-31');
export const spring = term(2, 'spring', '2027-01-20', '2027-05-31');
export const summer = term(3, 'summer', '2027-06-10', '2027-07-31');

/** Discipline 1 is mandatory and 2 an elective, both of autumn; 3 is of spring. 4 to 6 are electives outside the plan, 7 mandatory for others. */
const disciplines = Object.fromEntries(
  [
    disciplineRecord(1, { component: 'ok' }),
    disciplineRecord(2),
    disciplineRecord(3),
    disciplineRecord(4),
    disciplineRecord(5, { credits: 3 }),
    disciplineRecord(6),
    disciplineRecord(7, { component: 'vk' }),
  ].map((one): [string, Discipline] => [one.uid, one]),
);
export const planKnown = (changes: Partial<PlanKnown> = {}): PlanKnown => ({
  student: studentRecord(1),
  study_plan: {
    uid: id('5'),
    code: 'SE-2025',
    edu_program: id('b'),
    entry_year: 2025,
    lines: [
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 7],
    ].map(([number, semester]) => ({ discipline: id('d', number), semester: semester!, credits: 5 })),
  },
  terms: [autumn, spring, summer],
  results: [],
  settings: defaultRegistrationSettings,
  rules: [],
  disciplines,
  taught: {
    [id('d', 2)]: [
      { load_type: 'lecture', language: 'ru', teacher: id('f', 1) },
      { load_type: 'lecture', language: 'kk', teacher: id('f', 2) },
      { load_type: 'practice', language: 'ru', teacher: id('f', 3) },
    ],
  },
  teachers: {},
  ...changes,
});
export const entry = (number: number, semester: number | null = 3, main: string | null = null) =>
  entryOf(key, disciplines[id('d', number)]!, semester, main);
export const on = (number: number, semester: number | null = 3, study_period: string | null = autumn.uid) => ({
  ...key,
  study_period,
  uid: entry(number, semester).uid,
});
export const actors: Record<PlanActor, { id: string; roles: string[] }> = {
  student: asStudent(1),
  advisor: asAdvisor,
  registrar: asOffice,
} as never;

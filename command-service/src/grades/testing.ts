import { stateSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { markOf } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import type { Known } from './known.ts';

/** One sheet and the people around it, for specs: main teacher, two co-teachers, two of the office, students by number. */
export const [offering, flux, discipline, term, main, co, otherCo, office, otherOffice, unblock] = [
  'offering',
  'flux',
  'discipline',
  'term',
  'main',
  'co',
  'other co',
  'office',
  'other office',
  'unblock',
].map(uidOf) as [string, string, string, string, string, string, string, string, string, string];
export const sheet = `${offering}.${flux}`;
export const student = (number: number): string => uidOf(`student ${number}`);
export const row = (number: number): string => `${sheet}.${student(number)}`;
export const zone = 'Asia/Bishkek';
const roles: Readonly<Record<string, string[]>> = { [office]: ['office'], [otherOffice]: ['office'] };
export const as = (id: string) => ({ id, roles: (roles[id] ?? ['teacher']) as ['teacher'] });
export const known = (more: Partial<Known> = {}): Known => ({ systems: {}, period: null, openings: [], ...more });

const name = sameInAll('Mathematics');
export const opened: FinalGradesEvent[] = [
  {
    type: 'GradeSheetOpened',
    data: { offering, flux, number: 1, discipline, study_period: term, code: 'MAT', name, credits: 5, system: null },
  },
  { type: 'MainTeacherNamed', data: { from: null, to: main, by_office: false } },
];
export const added = (number: number, co_teachers: string[] = [], audit = false): FinalGradesEvent => ({
  type: 'RowAdded',
  data: { student: student(number), audit, co_teachers },
});
export const marked = (
  number: number,
  code: string | null,
  set_by = main,
  cleaned: string[] = [],
): FinalGradesEvent => ({
  type: 'FinalMarkSet',
  data: {
    student: student(number),
    from: null,
    mark: code === null ? null : markOf(stateSystem, code),
    percent: null,
    set_by,
    cleaned,
  },
});
export const agreed = (number: number, teacher = co): FinalGradesEvent => ({
  type: 'GradeAgreed',
  data: { teacher, students: [student(number)] },
});
export const disagreed = (number: number, teacher = co): FinalGradesEvent => ({
  type: 'GradeDisagreed',
  data: { teacher, students: [student(number)], comment: 'The laboratory work is missing' },
});
export const sent = (...numbers: number[]): FinalGradesEvent => ({
  type: 'RowsSentToOffice',
  data: { students: numbers.map(student) },
});
export const approved = (...numbers: number[]): FinalGradesEvent => ({
  type: 'RowsApproved',
  data: { students: numbers.map(student) },
});
export const rejected = (number: number): FinalGradesEvent => ({
  type: 'RowsRejected',
  data: { students: [student(number)], comment: 'The exam is missing' },
});

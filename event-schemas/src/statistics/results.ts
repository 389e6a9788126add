import { z } from 'zod';
import { component, cycle } from '../curriculum/values.ts';
import { localized } from '../kernel/localized.ts';
import { uid } from '../registration/values.ts';

/** Results of a term's registration for the information and student centre: by course, by program, by student group. */
const count = z.int();
/** Students by where their cards stand: `choosing` still with the student, `with_advisor` sent, `confirmed`. */
const stages = { choosing: count, with_advisor: count, confirmed: count };

/** A row of GET /registration/results/by_course/. `registered`: students on the course, for credit and for audit. */
export const resultByCourse = z.object({
  uid,
  study_period: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  cycle: cycle.nullable(),
  component: component.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  capacity: count,
  registered: count,
  audit: count,
  ...stages,
  waiting: count,
});
export type ResultByCourse = z.infer<typeof resultByCourse>;

const ofStudents = {
  study_period: uid,
  students: count,
  started: count,
  not_started: count,
  ...stages,
  rejected: count,
  credits: z.number(),
  confirmed_share: z.number(),
};
/**
 * A row of GET /registration/results/by_program/. `started`: with a course on the card; `credits`: on average of these;
 * `confirmed_share` in percent of all.
 */
export const resultByProgram = z.object({
  uid,
  code: z.string(),
  name: localized,
  faculty: uid.nullable(),
  faculty_name: localized.nullable(),
  ...ofStudents,
});
export type ResultByProgram = z.infer<typeof resultByProgram>;
/** A row of GET /registration/results/by_group/. */
export const resultByGroup = z.object({
  uid,
  code: z.string(),
  edu_prog: uid.nullable(),
  edu_prog_name: localized.nullable(),
  course: z.int(),
  ...ofStudents,
});
export type ResultByGroup = z.infer<typeof resultByGroup>;

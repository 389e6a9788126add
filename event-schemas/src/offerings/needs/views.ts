import { z } from 'zod';
import { localized } from '../../kernel/localized.ts';
import { reportedError } from '../../registration/requests.ts';
import { uid } from '../../registration/values.ts';
import { needCauses } from './codes.ts';

const count = z.int();
/**
 * A row of GET /offerings/needs/: a discipline, how many students need it in the term and why, and for how many its courses there have seats (of a flux as many
 * as its tightest kind of lesson). `courses`: those that are not cancelled; `offering`: one of them, a draft first.
 */
export const need = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  faculty: uid.nullable(),
  faculty_name: localized.nullable(),
  by_plan: count,
  by_failure: count,
  by_choice: count,
  students: count,
  opened: count,
  drafted: count,
  missing: count,
  courses: count,
  offering: uid.nullable(),
});
export type Need = z.infer<typeof need>;

/** A row of GET /offerings/needs/students/. `semester`: of the plan, null where it is not in it; `letter`: the last result, null: none. */
export const needingStudent = z.object({
  uid,
  code: z.string(),
  display_name: z.string(),
  student_group: z.string().nullable(),
  edu_program: z.string().nullable(),
  course: count,
  cause: z.enum(needCauses),
  semester: count.nullable(),
  letter: z.string().nullable(),
});
export type NeedingStudent = z.infer<typeof needingStudent>;

/** Answer of POST /offerings/needs/drafts/. `there`: disciplines that have a course in the term by now. */
export const neededDraftsReport = z.object({
  made: count,
  there: count,
  refused: count,
  results: z.array(z.object({ discipline: uid, offering: uid.nullable(), error: reportedError.nullable() })),
});
export type NeededDraftsReport = z.infer<typeof neededDraftsReport>;

import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { component, cycle, discipline, preparationLevel, semester } from './records.ts';

/** What curriculum's lookup calls answer with. */
const uid = z.string();

/** A choice of a filter or a form: `value` goes into the query, `name` is shown. */
export const option = z.object({ value: z.union([z.string(), z.number()]), name: localized });
export const options = z.array(option);
/** A load type; `uid_1c` is its name in the own system of the registrar’s office (portal.md §5: `СРС`). */
export const loadTypeOptions = z.array(option.extend({ uid_1c: z.string() }));

/** GET /organizations/study_period_list/ and /common/reg_periods/?study_year= */
export const studyPeriodRow = z.object({
  uid,
  code: z.string(),
  name: localized,
  study_year: z.int(),
  semester,
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  weeks: z.int(),
});
export const studyPeriodRows = z.array(studyPeriodRow);
export const disciplineRow = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  cathedra: uid,
  cycle,
  component,
});
export const cathedraRow = z.object({ uid, code: z.string(), name: localized, faculty: uid });
export const eduProgramRow = z.object({
  uid,
  code: z.string(),
  name: localized,
  cathedra: uid,
  edu_program_group: uid.nullable(),
  preparation_level: preparationLevel,
  study_years: z.int(),
});
/** GET /common/courses_from_study_plan/?study_plan=: years of study with the plan's disciplines. */
export const coursesFromStudyPlan = z.array(
  z.object({
    course: z.int(),
    name: localized,
    disciplines: z.array(z.object({ uid, code: z.string(), name: localized, semester: z.int(), credits: z.number() })),
  }),
);

const called = { uid, code: z.string(), name: localized };
/**
 * GET /curriculum/disciplines/{uid}/graph/: what leads to a discipline and where it leads. `step`: how many steps before it
 * (negative) or after it.
 * `more`: there are others further away.
 */
export const disciplineGraph = z.object({
  nodes: z.array(z.object({ ...called, credits: z.number(), step: z.int() })),
  edges: z.array(z.object({ from: uid, to: uid })),
  corequisites: z.array(z.object(called)),
  more: z.boolean(),
});
export type DisciplineGraph = z.infer<typeof disciplineGraph>;
/** GET /curriculum/study_plans/{uid}/disciplines/: those of its lines and those that they need. */
export const planDisciplines = z.array(
  z.object({
    ...called,
    credits: z.number(),
    cycle,
    component,
    load: discipline.fields.shape.load,
    prerequisites: discipline.fields.shape.prerequisites,
    corequisites: z.array(uid),
  }),
);
export type PlanDiscipline = z.infer<typeof planDisciplines>[number];
/**
 * POST /curriculum/students/other_programs/: the program of the group, and of the students those who study by another, by program. `plans`: codes of their
 * study plans, which they keep; `without_plan`: how many have none.
 */
export const otherPrograms = z.object({
  program: localized.nullable(),
  others: z.array(
    z.object({ program: localized, students: z.int(), plans: z.array(z.string()), without_plan: z.int() }),
  ),
});
export type OtherPrograms = z.infer<typeof otherPrograms>;
/** GET /curriculum/study_plan_versions/: how many of an intake study by which plan; null: by none. */
export const planVersion = z.object({
  uid: z.string(),
  edu_program: uid,
  edu_program_name: localized,
  entry_year: z.int(),
  study_plan: uid.nullable(),
  study_plan_code: z.string().nullable(),
  plan_year: z.int().nullable(),
  students: z.int(),
});

import { z } from 'zod';
import { component, cycle, semester, studyForm } from '../curriculum/values.ts';
import { localized } from '../kernel/localized.ts';
import { cardStatus, loadType, uid } from '../registration/values.ts';
import {
  obstacle,
  personReference,
  prerequisiteView,
  reference,
  registrationPeriodView,
  sidebarCourse,
  studyPeriodView,
} from '../registration/views.ts';
import { planActs } from './rights.ts';
import { planActor, planStatus, studyYear } from './values.ts';

/** What the calls of the individual plan answer with (portal.md §3, "Student discipline"). */
export const planLine = z.object({
  /** The discipline of the plan that the line belongs to. */
  student_discipline: uid,
  load_type: z.object({ value: loadType, name: localized, uid_1c: z.string() }),
  language: z.string().nullable(),
  training_format: z.object({ value: studyForm, name: localized }),
  teacher: personReference.nullable(),
});
export type PlanLine = z.infer<typeof planLine>;

/** What the reader may do with the discipline now, and if not, why. */
export const planRightView = z.object({ act: z.enum(planActs), allowed: z.boolean(), obstacle: obstacle.nullable() });

/** One discipline. `main_discipline` null: a main one. `course`: the course of the term, where it is taught. `source`: where the plan has it from. */
export const childDiscipline = z.object({
  uid,
  discipline: uid,
  code: z.string(),
  name: localized,
  main_discipline: uid.nullable(),
  credit: z.number(),
  status: planStatus,
  is_active: z.boolean(),
  source: z.enum(['study_plan', 'added', 'replacement', 'registration', 'result']),
  study_year: studyYear,
  semester: z.int().nullable(),
  term: semester,
  study_period: uid.nullable(),
  cycle: cycle.nullable(),
  component: component.nullable(),
  course: uid.nullable(),
  lines: z.array(planLine),
  prerequisites: z.array(prerequisiteView),
  prerequisites_met: z.boolean(),
  result: z.object({ letter: z.string(), points: z.number().nullable(), completed: z.boolean() }).nullable(),
  changed_by: planActor.nullable(),
  reason: z.string(),
  rights: z.array(planRightView),
});
export const studentDiscipline = childDiscipline.extend({ children: z.array(childDiscipline) });
export type StudentDiscipline = z.infer<typeof studentDiscipline>;
export type ChildDiscipline = z.infer<typeof childDiscipline>;

/** `current_count`: credits with a completed result; `onway`: registered ones without; `left`: planned and neither (portal.md §3, credit profile). */
export const planCredits = z.object({
  total: z.number(),
  current_count: z.number(),
  onway: z.number(),
  left: z.number(),
});
export type PlanCredits = z.infer<typeof planCredits>;
/** POST credit_student_profiles/ */
export const planCreditProfile = z.object({
  min_credit: z.number(),
  max_credit: z.number(),
  current_count: z.number(),
  onway: z.number(),
});

/** GET /user/discipline_student_views/ and POST student_discipline/ */
export const disciplineStudentViews = z.object({
  student: personReference,
  study_plan: z.object({ uid, code: z.string(), entry_year: z.int(), edu_program: reference.nullable() }),
  /** Study years of the plan, and the one that runs. */
  study_years: z.array(studyYear),
  current_year: studyYear,
  periods: z.array(studyPeriodView),
  credits: planCredits,
  results: z.array(studentDiscipline),
});
export type DisciplineStudentViews = z.infer<typeof disciplineStudentViews>;

/** POST cycle/ and component/: how much of the plan stands in each. */
export const planGroup = z.object({ value: z.string(), name: localized, disciplines: z.int(), credits: planCredits });
export const planGroups = z.array(planGroup);

/** GET language/ and teacher/ */
export const languageOptions = z.array(z.object({ value: z.string(), name: localized }));
export const teacherOptions = z.array(personReference.extend({ languages: z.array(z.string()) }));

/** GET /registration/plan_candidates/. `course`: where it is taught in that term; `retake`: to be repeated. */
export const planCandidates = z.array(
  reference.extend({ credits: z.number(), cycle, component, course: uid.nullable(), retake: z.boolean() }),
);
export type PlanCandidate = z.infer<typeof planCandidates>[number];

/** GET credit_limit_system/: the limits of the year's terms. */
export const yearLimits = z.array(
  z.object({
    study_period: studyPeriodView,
    min_credit: z.number(),
    max_credit: z.number(),
    min_credit_audit: z.number(),
    max_credit_audit: z.number(),
    current_count: z.number(),
    onway: z.number(),
  }),
);

/** GET status_info/: whether people changed the plan, who was told, and the cards of its terms. */
export const planStatusInfo = z.object({
  student: uid,
  study_year: studyYear,
  status: z.enum(['as_planned', 'changed']),
  advisor: personReference.nullable(),
  profile: personReference,
  changed_at: z.iso.datetime().nullable(),
  changed_by: personReference.nullable(),
  /** Changed by the student since the advisor was last told. */
  unreported: z.boolean(),
  notified_at: z.iso.datetime().nullable(),
  notice: z.string(),
  cards: z.array(
    z.object({ uid: z.string(), study_period: uid, term: semester, status: cardStatus, credits: z.number() }),
  ),
});
export type PlanStatusInfo = z.infer<typeof planStatusInfo>;

export const profileFullName = personReference.extend({
  code: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  student_group: z.string().nullable(),
  course: z.int(),
  edu_program: reference.nullable(),
});

/** GET summer/: the summer term of a study year. `limit`: most credits of it; `obstacles`: why nothing can be changed now. */
export const summerTerm = z.object({
  study_period: studyPeriodView.nullable(),
  registration_period: registrationPeriodView.nullable(),
  card: z.string().nullable(),
  status: cardStatus,
  limit: z.number(),
  current_count: z.number(),
  onway: z.number(),
  left: z.number(),
  editable: z.boolean(),
  obstacles: z.array(obstacle),
  terms: z.array(studyPeriodView),
});
export type SummerTerm = z.infer<typeof summerTerm>;
/** GET summer_disipline/: the courses of the summer. `retake`: the student has a result that is not enough. */
export const summerDisciplines = z.array(sidebarCourse.extend({ retake: z.boolean(), letter: z.string().nullable() }));
export type SummerDiscipline = z.infer<typeof summerDisciplines>[number];

import { z } from 'zod';
import { credits, remarkMax, trimmed } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { registrationConditions } from './card-rules/policy.ts';
import { remark } from './commands.ts';
import { cardUid } from './requests.ts';
import { loadType, meeting, uid, waivableRule } from './values.ts';
import { courseStanding, historyLine, obstacle, personReference, reference, seats } from './views.ts';

/**
 * What a student chooses besides courses (study plan, additional program, wishes for a free seat), what the office permits by hand,
 * and what tells them where they stand (conditions, guide): requests and answers of portal-calls.md §7.4. Times are ISO 8601 UTC.
 */
const iso = z.iso.datetime();

/** POST /registration/students/{uid}/course_permissions/, uid = student. */
export const coursePermissionBody = z.object({
  offering: uid,
  waives: z.array(waivableRule).min(1).max(waivableRule.options.length),
  reason: remark,
});
export const coursePermissionParams = z.object({ uid, offering: uid });
export const withdrawPermissionBody = z.object({ reason: trimmed(remarkMax).default('') }).prefault({});
/** A course that the office opened for the student by hand. `waives`: the rules that it does not check. `uid` is the offering's. */
export const coursePermission = z.object({
  uid,
  code: z.string(),
  name: localized,
  study_period: uid,
  waives: z.array(waivableRule),
  reason: z.string(),
  given_at: iso,
  given_by: personReference.nullable(),
});
/** GET /organizations/manual_course_permission_for_student/ and /registration/students/{uid}/course_permissions/ */
export const coursePermissions = z.object({ results: z.array(coursePermission) });
export type CoursePermissions = z.infer<typeof coursePermissions>;
/** GET /registration/offerings/{uid}/course_permissions/: students who were let past rules of the course. `card`: the student's card of the term. */
export const studentPermission = personReference.extend({
  code: z.string(),
  student_group: z.string().nullable(),
  card: z.string(),
  waives: z.array(waivableRule),
  reason: z.string(),
  given_at: iso,
  given_by: personReference.nullable(),
});
export const studentPermissions = z.object({ results: z.array(studentPermission) });
export type StudentPermissions = z.infer<typeof studentPermissions>;
/** GET /registration/students/{uid}/course_permissions/history/: permissions by hand and study plans, as they were given and taken back; newest first. */
export const permissionHistory = z.array(historyLine);

/** A study plan that the student may choose courses by. `own`: of the student's record; `chosen`: the one in use. */
export const planChoice = z.object({
  uid,
  code: z.string(),
  edu_program: reference.nullable(),
  entry_year: z.int(),
  own: z.boolean(),
  chosen: z.boolean(),
});
/** GET /organizations/check_select_edu_pro/: `must_choose` when there are several and the student has not said which. */
export const planChoices = z.object({ must_choose: z.boolean(), chosen: uid.nullable(), plans: z.array(planChoice) });
export type PlanChoices = z.infer<typeof planChoices>;
/** GET /organizations/online_registration/get_all_edu_pro_student/ */
export const studentPrograms = z.array(
  reference.extend({ study_plan: uid, study_plan_code: z.string(), own: z.boolean(), chosen: z.boolean() }),
);
export const choosePlanBody = z.object({ study_plan: uid });
export const studyPlansBody = z.object({ study_plans: z.array(uid).max(10) });

/** POST /organizations/sciences_discipline/; without `credit` those of the field. */
export const sciencesDisciplineBody = z.object({ field_sciences: uid, credit: credits.positive().max(240).optional() });
export const dropProgramBody = z.object({ field_sciences: uid });
export const chosenProgram = z.object({ field_sciences: uid, credit: z.number() });
const fieldOfDisciplines = reference.extend({
  credit: z.number(),
  disciplines: z.array(
    reference.extend({
      credits: z.number(),
      course: uid.nullable(),
      status: z.enum(['registered', 'accomplished', 'not_accomplished']),
    }),
  ),
});
/** GET /organizations/additional_edu_program/: `registered` and `accomplished` are credits of the chosen field's disciplines. */
export const additionalProgram = z.object({
  chosen: z
    .object({
      sciences_discipline: z.object({ field_sciences: reference, credit: z.number() }),
      registered: z.number(),
      accomplished: z.number(),
    })
    .nullable(),
  fields: z.array(fieldOfDisciplines),
});
export type AdditionalProgram = z.infer<typeof additionalProgram>;

/** GET /organizations/student_notification_list/: `told` since the seat was free; the wish is over then. `uid` is the offering's. */
export const seatWatchRow = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  status: z.enum(['waiting', 'told']),
  since: iso,
  told_at: iso.nullable(),
  seats,
  standing: courseStanding,
});
export const seatWatches = z.object({ results: z.array(seatWatchRow) });
export type SeatWatches = z.infer<typeof seatWatches>;
export const seatWatchAnswer = z.object({ course: uid, uid: cardUid, watching: z.boolean() });

/** GET /organizations/teachers_discipline/?discipline=: who teaches it in the term, in which lessons. */
export const teachersOfDiscipline = z.object({
  results: z.array(
    personReference.extend({
      position: localized.nullable(),
      lessons: z.array(
        z.object({
          uid,
          course: uid,
          load_type: loadType,
          section: z.string(),
          language: z.string(),
          meetings: z.array(meeting),
          seats,
        }),
      ),
    }),
  ),
});

/** GET /organizations/door/: may the student in now; which condition is not met, why, and when that changes by itself. */
export const conditionsView = z.object({
  open: z.boolean(),
  opens_at: iso.nullable(),
  closes_at: iso.nullable(),
  doors: z.array(z.object({ door: z.enum(registrationConditions), open: z.boolean(), obstacles: z.array(obstacle) })),
});
export type ConditionsView = z.infer<typeof conditionsView>;

/** GET /organizations/manual/, PUT /registration/manual/: the guide, as plain text with empty lines between paragraphs. */
const guideText = trimmed(20_000).min(1);
export const manualText = z.object({ ru: guideText, kk: guideText, en: guideText, ky: guideText });
export const manual = z.object({ text: manualText });

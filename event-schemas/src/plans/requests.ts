import { z } from 'zod';
import { languageTag, note, remarkMax, trimmed } from '../kernel/bounds.ts';
import { loadType, uid } from '../registration/values.ts';
import { localized } from '../kernel/localized.ts';
import { planStatus, studyYear, studyYearQuery } from './values.ts';

/** Commands and bodies of the calls under /user/student_discipline_view_set/ (portal-calls.md §7.4). */
export const planKey = z.object({ student: uid, study_year: studyYear });
export type PlanKey = z.infer<typeof planKey>;
/** `study_period`: of the discipline's term, as the plan shows it; null while the term is not in the calendar yet. */
export const planTerm = planKey.extend({ study_period: uid.nullable() });
/** One discipline of the plan by its `uid`. */
export const onDiscipline = planTerm.extend({ uid });
export type OnDiscipline = z.infer<typeof onDiscipline>;

/** A choice for the line of one load type. */
export const lineChoice = z.object({
  load_type: loadType,
  language: languageTag.min(1).optional(),
  teacher: uid.optional(),
});
export type LineChoice = z.infer<typeof lineChoice>;
export const addToPlan = planTerm.extend({
  study_period: uid,
  disciplines: z.array(uid).min(1).max(20),
  main_discipline: uid.nullable(),
});
export type AddToPlan = z.infer<typeof addToPlan>;
/** `lines`: languages and teachers; `discipline`: another one in this one's place. */
export const changePlan = onDiscipline.extend({ lines: z.array(lineChoice).max(5), discipline: uid.nullable() });
export type ChangePlan = z.infer<typeof changePlan>;
export const repealPlan = onDiscipline;
export const excludeFromPlan = onDiscipline.extend({ is_active: z.boolean(), reason: note });
export type ExcludeFromPlan = z.infer<typeof excludeFromPlan>;
export const notifyOfPlan = planKey.extend({ message: trimmed(remarkMax) });
export type NotifyOfPlan = z.infer<typeof notifyOfPlan>;

const own = { student: uid.optional() };
const term = { ...own, study_year: studyYear, study_period: uid.nullable().default(null) };
/** POST basket/: puts disciplines into the plan of a term. */
export const basketBody = z.object({
  ...own,
  study_year: studyYear,
  study_period: uid,
  disciplines: addToPlan.shape.disciplines,
  main_discipline: uid.nullable().default(null),
});
/** PUT change/ */
export const changeBody = z
  .object({ ...term, uid, lines: changePlan.shape.lines.default([]), discipline: uid.nullable().default(null) })
  .refine(
    ({ lines, discipline }) =>
      discipline !== null || lines.some(line => line.language !== undefined || line.teacher !== undefined),
    { path: ['lines'] },
  );
/** PUT repeal/ */
export const repealBody = z.object({ ...term, uid });
/** POST exclude/: `is_active` false takes the discipline out, true puts it back; the query says of which plan. */
export const excludeBody = z.object({ uid, is_active: z.boolean(), reason: note.default('') });
export const excludeQuery = z.object({ ...own, study_year: studyYearQuery, study_period: uid.optional() });
/** POST iup_change_notification/: by the student to the advisor; by advisor and office to the student. */
export const notificationBody = z.object({ ...own, study_year: studyYear, message: trimmed(remarkMax).default('') });

/** The discipline after the command; the client keeps `status` (portal-calls.md §4). */
export const planAnswer = z.object({ uid, status: planStatus, is_active: z.boolean() });
export const basketAnswer = z.object({
  results: z.array(planAnswer.extend({ discipline: uid, code: z.string(), name: localized, credit: z.number() })),
});
export const notificationAnswer = z.object({ student: uid, to: uid });

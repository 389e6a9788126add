import { z } from 'zod';
import { languageTag, nameMax, remarkMax, trimmed } from '../kernel/bounds.ts';
import { lessons, uid } from '../registration/values.ts';
import { planStates, verdicts } from './codes.ts';

/** So many plans a student has for a term, and so many courses one holds. */
export const plansMax = 10;
export const plannedMax = 20;

const minutes = z.int().min(0).max(1440);
const unlike = (values: readonly unknown[]) => new Set(values).size === values.length;
/** As `WeekPreferences` says. */
export const weekPreferences = z.object({
  not_before: minutes.nullable(),
  not_after: minutes.nullable(),
  pause: z
    .object({ from: minutes, to: minutes })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'invalid' })
    .nullable(),
  free_days: z.array(z.int().min(0).max(6)).max(7),
  few_gaps: z.boolean(),
  teachers: z.array(uid).max(50),
  languages: z.array(languageTag).max(20),
});

/** A course of a plan: `lessons` of one flux, at most one of each load type; empty = not chosen yet. */
export const plannedCourse = z.object({
  course: uid,
  lessons,
  audit: z.boolean().default(false),
});
export type PlannedCourse = z.infer<typeof plannedCourse>;
export const plannedCourses = z
  .array(plannedCourse)
  .max(plannedMax)
  .refine(courses => unlike(courses.map(({ course }) => course)), { message: 'invalid' });
export const planName = trimmed(nameMax).min(1);
export const planState = z.enum(planStates);
export const verdict = z.enum(verdicts);
export const planComment = trimmed(remarkMax);

import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { chosenLessons, courseChoice } from '../registration/commands.ts';
import { cardUid, reportedError } from '../registration/requests.ts';
import { cardStatus, uid } from '../registration/values.ts';
import { lessonView, obstacle, personReference, studyPeriodView } from '../registration/views.ts';
import { planComment, planName, planState, plannedCourses, plannedMax, verdict, weekPreferences } from './values.ts';

/** Requests and answers of the calls about plans of a week. `uid` in an address is the card's, `<student>.<study period>`. */
const iso = z.iso.datetime();

export const termParams = z.object({ uid: cardUid });
export const planParams = termParams.extend({ plan: uid });

/** `copy_of`: the courses of that plan, where none are given. */
export const makePlanBody = z.object({
  name: planName,
  courses: plannedCourses.optional(),
  copy_of: uid.optional(),
});
/** What is left out stays as it is. */
export const changePlanBody = z.object({ name: planName.optional(), courses: plannedCourses.optional() });
export const sharePlanBody = z.object({ comment: planComment.default('') }).prefault({});
/** A comment is needed but with `accept`. */
export const answerPlanBody = z
  .object({ verdict, comment: planComment.default('') })
  .refine(({ verdict: said, comment }) => said === 'accept' || comment !== '', {
    path: ['comment'],
    message: 'required',
  });
export const planAnswer = z.object({ uid, state: planState });

/** What somebody said with a plan: the student who shared it, the advisor who answered. */
export const planRemark = z.object({
  by: personReference.nullable(),
  /** Null: the student's word with the plan. */
  verdict: verdict.nullable(),
  comment: z.string(),
  at: iso,
});
/** A course of a plan as it stands now. `problems`: why it could not be taken so, first reason first; empty = nothing is known. */
export const plannedCourseView = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  audit: z.boolean(),
  /** Those of the plan that are still there. */
  lessons: z.array(lessonView),
  /** A lesson of each load type is chosen. */
  chosen: z.boolean(),
  problems: z.array(obstacle),
});
export const weekPlan = z.object({
  uid,
  name: z.string(),
  state: planState,
  courses: z.array(plannedCourseView),
  /** Courses of the plan that are not taught any more. */
  gone: z.array(uid),
  credits: z.number(),
  shared_with: personReference.nullable(),
  shared_at: iso.nullable(),
  remarks: z.array(planRemark),
  made_at: iso,
  changed_at: iso,
});
export type WeekPlan = z.infer<typeof weekPlan>;
/** GET /week_plans/{uid}/: to others than the student only plans that lie with the advisor or have the answer. */
export const weekPlansView = z.object({
  uid: cardUid,
  student: personReference,
  study_period: studyPeriodView,
  /** As they were saved last; null = never. */
  preferences: weekPreferences.nullable(),
  plans: z.array(weekPlan),
});
export type WeekPlansView = z.infer<typeof weekPlansView>;

/** A row of GET /week_plans/shared/. `card`: the address of the plan. */
export const sharedPlanRow = z.object({
  uid,
  card: z.string(),
  name: z.string(),
  state: planState,
  student: uid,
  student_name: z.string(),
  student_code: z.string(),
  group_name: z.string().nullable(),
  advisor_name: z.string().nullable(),
  study_period: uid,
  period_name: localized.nullable(),
  courses: z.number(),
  credits: z.number(),
  comment: z.string(),
  shared_at: iso,
  answered_at: iso.nullable(),
});
export type SharedPlanRow = z.infer<typeof sharedPlanRow>;

/** A course of a week with all its lessons. */
export const weekCourse = courseChoice
  .pick({ audit: true })
  .extend({ course: uid, lessons: chosenLessons, audit: z.boolean().default(false) });
export type WeekCourse = z.infer<typeof weekCourse>;
/**
 * POST /registration/cards/{uid}/week/: the seats of all courses or of none. `plan`: those of that plan; `courses` beside it are what was seen of
 * it. Courses on the card change their lessons. `hold`: the others go into the basket instead of onto the card.
 */
export const takeWeekBody = z
  .object({
    courses: z
      .array(weekCourse)
      .max(plannedMax)
      .refine(courses => new Set(courses.map(({ course }) => course)).size === courses.length, { message: 'invalid' })
      .default([]),
    plan: uid.optional(),
    hold: z.boolean().default(false),
  })
  .refine(({ courses, plan }) => courses.length > 0 || plan !== undefined, { path: ['courses'], message: 'required' });
/** `until`: when the first hold ends; null where nothing is held. */
export const takeWeekAnswer = z.object({
  uid: cardUid,
  status: cardStatus,
  credits: z.number(),
  audit_credits: z.number(),
  courses: z.array(uid),
  until: iso.nullable(),
});
/** `params` of the refusal `week_plans.week_refused`: every course that stands in the way, with its own refusal. */
export const weekRefusal = z.object({
  results: z.array(z.object({ course: uid, name: localized.nullable(), error: reportedError })),
});
export type WeekRefusal = z.infer<typeof weekRefusal>;

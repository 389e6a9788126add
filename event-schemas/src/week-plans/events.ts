import { z } from 'zod';
import { note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { uid } from '../registration/values.ts';
import { planName, plannedCourses, plannedMax, verdict, weekPreferences } from './values.ts';

const ofTerm = { student: uid, study_period: uid };
const ofPlan = { ...ofTerm, plan: uid, name: planName };

/** Events of `week_plans-<student>.<study period>`: what a student would like of the week of a term, and drafts of it. */
export const weekPlanEvents = defineEvents({
  WeekPreferencesSaved: event(z.object({ ...ofTerm, preferences: weekPreferences })),
  /** `copy_of`: the plan whose courses it began with. */
  WeekPlanMade: event(z.object({ ...ofPlan, courses: plannedCourses, copy_of: uid.optional() })),
  WeekPlanRenamed: event(z.object({ ...ofPlan, from: planName })),
  /** It is the student's own again, whatever the advisor had of it. */
  WeekPlanChanged: event(z.object({ ...ofPlan, courses: plannedCourses })),
  WeekPlanDeleted: event(z.object(ofPlan)),
  WeekPlanShared: event(z.object({ ...ofPlan, advisor: uid, comment: note }), { personal: ['comment'] }),
  /** `another`: the student shared another plan. */
  WeekPlanWithdrawn: event(z.object({ ...ofPlan, reason: z.enum(['withdrawn', 'another']) })),
  WeekPlanAnswered: event(z.object({ ...ofPlan, advisor: uid, verdict, comment: note }), { personal: ['comment'] }),
  /** Its courses were taken in one append with this; `hold`: into the basket. */
  WeekPlanTaken: event(z.object({ ...ofPlan, courses: z.array(uid).max(plannedMax), hold: z.boolean() })),
});
export type WeekPlanEvent = EventsOf<typeof weekPlanEvents>;

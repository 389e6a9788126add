import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import type { Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import { plansMax, type PlannedCourse } from '@portal/event-schemas/week-plans/values.ts';
import { isDeepStrictEqual } from 'node:util';
import { chooseLessons, offeredIn } from '../registration/course-offering/choice.ts';
import type { CourseOffering } from '../registration/course-offering/course-offering.ts';
import type { WeekPlan, WeekPlans } from './week-plans.ts';

/** Decisions about preferences and plans of a week. A plan holds no seat, so it needs no rule of the card. */
export type PlanDecision = Rejection | readonly [readonly WeekPlanEvent[]];
export interface PlanKey extends CardKey {
  plan: string;
}
export interface MakePlan extends PlanKey {
  name: string;
  courses?: readonly PlannedCourse[] | undefined;
  copy_of?: string | undefined;
}
export interface ChangePlan extends PlanKey {
  name?: string | undefined;
  courses?: readonly PlannedCourse[] | undefined;
}
/** The course of a plan as it is offered now. */
export type FindCourse = (offering: string) => CourseOffering;

const nothing: PlanDecision = [[]];
export function planOf(all: WeekPlans, { plan }: { plan: string }): WeekPlan | Rejection {
  return all.plans[plan] ?? reject('week_plans.not_found', { plan });
}
export const named = ({ student, study_period, plan }: PlanKey, name: string) => ({
  student,
  study_period,
  plan,
  name,
});

/** Names differ, whatever their capitals. */
function nameTaken({ plans }: WeekPlans, { plan }: PlanKey, name: string): Rejection | null {
  const same = Object.entries(plans).find(
    ([uid, other]) => uid !== plan && other.name.toLowerCase() === name.toLowerCase(),
  );
  return same ? reject('week_plans.name_taken', { name }, { name: 'week_plans.name_taken' }) : null;
}

/** What is planned is taught in the term, and lessons that are chosen belong together; not all have to be chosen. */
function wrongCourse(
  { study_period }: PlanKey,
  { course, lessons }: PlannedCourse,
  find: FindCourse,
): Rejection | null {
  const offered = offeredIn(find(course), course, study_period);
  if (isRejection(offered)) return offered;
  if (lessons.length === 0) return null;
  const chosen = chooseLessons(offered, lessons);
  return isRejection(chosen) && !unfinished.includes(chosen.code) ? chosen : null;
}
const unfinished: readonly string[] = ['registration.lessons_incomplete', 'registration.parent_lesson_missing'];
const wrongCourses = (data: PlanKey, courses: readonly PlannedCourse[], find: FindCourse): Rejection | null =>
  courses.map(course => wrongCourse(data, course, find)).find(fault => fault !== null) ?? null;

export const savePreferences = (
  { student, study_period, preferences }: CardKey & { preferences: WeekPreferences },
  all: WeekPlans,
): PlanDecision =>
  isDeepStrictEqual(all.preferences, preferences)
    ? nothing
    : [
        [
          {
            type: 'WeekPreferencesSaved',
            data: {
              student,
              study_period,
              preferences: {
                ...preferences,
                free_days: [...preferences.free_days],
                teachers: [...preferences.teachers],
                languages: [...preferences.languages],
              },
            },
          },
        ],
      ];

/** A new plan, empty, with courses, or as a copy of another. */
export function makePlan(data: MakePlan, all: WeekPlans, find: FindCourse): PlanDecision {
  const { name, copy_of } = data;
  const copied = copy_of === undefined ? null : planOf(all, { plan: copy_of });
  if (isRejection(copied)) return copied;
  const count = Object.keys(all.plans).length;
  if (count >= plansMax) return reject('week_plans.too_many', { count });
  const courses = data.courses ?? copied?.courses ?? [];
  const refusal = nameTaken(all, data, name) ?? (data.courses ? wrongCourses(data, data.courses, find) : null);
  if (refusal) return refusal;
  return [
    [
      {
        type: 'WeekPlanMade',
        data: { ...named(data, name), courses: [...courses], ...(copy_of !== undefined && { copy_of }) },
      },
    ],
  ];
}

export function changePlan(data: ChangePlan, all: WeekPlans, find: FindCourse): PlanDecision {
  const plan = planOf(all, data);
  if (isRejection(plan)) return plan;
  const { name = plan.name, courses = plan.courses } = data;
  const renamed = name !== plan.name;
  const changed = !isDeepStrictEqual(courses, plan.courses);
  const refusal = (renamed ? nameTaken(all, data, name) : null) ?? (changed ? wrongCourses(data, courses, find) : null);
  if (refusal) return refusal;
  return [
    [
      ...(renamed ? [{ type: 'WeekPlanRenamed' as const, data: { ...named(data, name), from: plan.name } }] : []),
      ...(changed ? [{ type: 'WeekPlanChanged' as const, data: { ...named(data, name), courses: [...courses] } }] : []),
    ],
  ];
}

export function deletePlan(data: PlanKey, all: WeekPlans): PlanDecision {
  const plan = planOf(all, data);
  return isRejection(plan) ? plan : [[{ type: 'WeekPlanDeleted', data: named(data, plan.name) }]];
}

/** One plan of a term lies with the advisor: sharing another takes the one before back. An accepted plan need not be shared again. */
export function sharePlan(data: PlanKey & { comment: string }, all: WeekPlans, advisor: string | null): PlanDecision {
  const plan = planOf(all, data);
  if (isRejection(plan)) return plan;
  if (plan.state === 'shared' || plan.state === 'accepted') return nothing;
  if (plan.courses.length === 0) return reject('week_plans.empty', { name: plan.name });
  if (advisor === null) return reject('registration.no_advisor');
  const before = Object.entries(all.plans).filter(([, other]) => other.state === 'shared');
  return [
    [
      ...before.map(([uid, other]) => ({
        type: 'WeekPlanWithdrawn' as const,
        data: { ...named({ ...data, plan: uid }, other.name), reason: 'another' as const },
      })),
      { type: 'WeekPlanShared', data: { ...named(data, plan.name), advisor, comment: data.comment } },
    ],
  ];
}

export function withdrawPlan(data: PlanKey, all: WeekPlans): PlanDecision {
  const plan = planOf(all, data);
  if (isRejection(plan)) return plan;
  return plan.state === 'draft'
    ? nothing
    : [[{ type: 'WeekPlanWithdrawn', data: { ...named(data, plan.name), reason: 'withdrawn' } }]];
}

/** The advisor's word on a shared plan; it may be another one later. */
export function answerPlan(
  data: PlanKey & { verdict: Verdict; comment: string },
  all: WeekPlans,
  advisor: string,
): PlanDecision {
  const plan = planOf(all, data);
  if (isRejection(plan)) return plan;
  if (plan.state === 'draft') return reject('week_plans.not_shared', { name: plan.name });
  const { verdict, comment } = data;
  return plan.state === 'accepted' && verdict === 'accept' && comment === ''
    ? nothing
    : [[{ type: 'WeekPlanAnswered', data: { ...named(data, plan.name), advisor, verdict, comment } }]];
}

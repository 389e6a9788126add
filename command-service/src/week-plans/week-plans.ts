import type { WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import type { PlanState } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import type { PlannedCourse } from '@portal/event-schemas/week-plans/values.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

export interface WeekPlan {
  name: string;
  courses: readonly PlannedCourse[];
  state: PlanState;
}
/** What a student would like of the week of a term, and drafts of it by uid. */
export interface WeekPlans {
  preferences: WeekPreferences | null;
  plans: Readonly<Record<string, WeekPlan>>;
}

const answered = { accept: 'accepted', suggest_change: 'change_suggested' } as const;

/** Stream `week_plans-<student>.<study period>`: all plans of a student for a term. They hold no seat. */
export const weekPlans: Aggregate<WeekPlans, WeekPlanEvent> = {
  name: 'week_plans',
  initialState: () => ({ preferences: null, plans: {} }),
  evolve: (all, { type, data }) => {
    switch (type) {
      case 'WeekPreferencesSaved':
        return { ...all, preferences: data.preferences };
      case 'WeekPlanMade':
        return {
          ...all,
          plans: { ...all.plans, [data.plan]: { name: data.name, courses: data.courses, state: 'draft' } },
        };
      case 'WeekPlanRenamed':
        return become(all, data.plan, { name: data.name });
      case 'WeekPlanChanged':
        return become(all, data.plan, { courses: data.courses, state: 'draft' });
      case 'WeekPlanDeleted': {
        const { [data.plan]: _gone, ...plans } = all.plans;
        return { ...all, plans };
      }
      case 'WeekPlanShared':
        return become(all, data.plan, { state: 'shared' });
      case 'WeekPlanWithdrawn':
        return become(all, data.plan, { state: 'draft' });
      case 'WeekPlanAnswered':
        return data.verdict === 'comment' ? all : become(all, data.plan, { state: answered[data.verdict] });
      default:
        return all;
    }
  },
};

function become(all: WeekPlans, plan: string, changes: Partial<WeekPlan>): WeekPlans {
  const before = all.plans[plan];
  return before ? { ...all, plans: { ...all.plans, [plan]: { ...before, ...changes } } } : all;
}

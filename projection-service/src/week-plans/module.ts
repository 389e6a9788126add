import { module as declared } from '@portal/event-schemas/week-plans/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { history, plansOfTerm, sharedPlans } from './calls.ts';
import { weekPlans } from './projection.ts';

/** What is read of plans of a week: one's own, and what students share with their advisors. */
export const module = serviceModule({
  declared,
  schema: 'week_plans',
  projections: [weekPlans],
  calls: [plansOfTerm, history, sharedPlans],
});

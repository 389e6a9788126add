import { module as declared } from '@portal/event-schemas/plans/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { individualPlanCalls } from './calls.ts';
import { candidateCalls } from './candidates.ts';
import { lineChoiceCalls } from './choices.ts';
import { individualPlanList } from './list.ts';
import { individualPlans } from './projection.ts';
import { summerCalls } from './summer.ts';

/** What is read of individual plans: the plan of a student by terms, what may be added to it, and the courses of the summer. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  projections: [individualPlans],
  calls: [...individualPlanCalls, ...candidateCalls, ...lineChoiceCalls, ...summerCalls, individualPlanList],
});

import { access } from '@portal/event-schemas/plans/access.ts';
import { errors } from '@portal/event-schemas/plans/errors.ts';
import { individualPlanEvents } from '@portal/event-schemas/plans/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { individualPlanCalls } from './calls.ts';
import { candidateCalls } from './candidates.ts';
import { lineChoiceCalls } from './choices.ts';
import { individualPlanList } from './list.ts';
import { individualPlans } from './projection.ts';
import { summerCalls } from './summer.ts';

/** What is read of individual plans: the plan of a student by terms, what may be added to it, and the courses of the summer. */
export const module: ServiceModule = {
  name: 'plans',
  schema: 'registration',
  access,
  errors,
  events: individualPlanEvents,
  projections: [individualPlans],
  calls: [...individualPlanCalls, ...candidateCalls, ...lineChoiceCalls, ...summerCalls, individualPlanList],
};

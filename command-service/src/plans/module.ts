import { access } from '@portal/event-schemas/plans/access.ts';
import { errors } from '@portal/event-schemas/plans/errors.ts';
import { individualPlanEvents } from '@portal/event-schemas/plans/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';
import * as commands from './commands.ts';
import { individualPlan } from './individual-plan.ts';
import { individualPlanFact } from './known.ts';
import { offeringsFact, taughtFact } from './taught.ts';

/** Individual plans: which disciplines a student studies in which term, who taught them what, and who may change that. */
export const module: ServiceModule = {
  name: 'plans',
  schema: 'registration',
  access,
  errors,
  events: individualPlanEvents,
  aggregates: [individualPlan],
  facts: [individualPlanFact, offeringsFact, taughtFact],
  commands: { ...commands },
  calls: Object.values(calls).map(counted),
};

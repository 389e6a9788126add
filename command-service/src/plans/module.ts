import { module as declared } from '@portal/event-schemas/plans/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';
import * as commands from './commands.ts';
import { individualPlan } from './individual-plan.ts';
import { individualPlanFact } from './known.ts';
import { offeringsFact, taughtFact } from './taught.ts';

/** Individual plans: which disciplines a student studies in which term, who taught them what, and who may change that. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  aggregates: [individualPlan],
  facts: [individualPlanFact, offeringsFact, taughtFact],
  commands: { ...commands },
  calls: Object.values(calls).map(counted),
});

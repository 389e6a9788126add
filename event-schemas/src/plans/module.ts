import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { individualPlanEvents } from './events.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** Individual plans: which disciplines a student studies in which term, who taught them what, and who may change that. */
export const module = defineModule({
  name: 'plans',
  access,
  errors,
  events: individualPlanEvents,
  sentences,
  screens,
  notices,
});

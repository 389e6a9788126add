import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { verdictNames } from './names.ts';
import { errors } from './errors.ts';
import { weekPlanEvents } from './events.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** Plans of a week: what a student would like, drafts, the advisor's word on one, and a week taken as a whole. */
export const module = defineModule({
  name: 'week-plans',
  access,
  errors,
  events: weekPlanEvents,
  sentences,
  screens,
  notices,
  codes: { verdict: verdictNames },
});

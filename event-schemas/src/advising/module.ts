import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { advisingEvents } from './events.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** Advising: who advises whom; acts of advisors and the office on students’ cards. */
export const module = defineModule({
  name: 'advising',
  access,
  errors,
  events: advisingEvents,
  sentences,
  screens,
  notices,
});

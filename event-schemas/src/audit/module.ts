import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { auditEvents } from './events.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** The history of everything, and the seals of the log. */
export const module = defineModule({
  name: 'audit',
  access,
  errors,
  events: auditEvents,
  sentences,
  screens,
  only: ['ledger'],
});

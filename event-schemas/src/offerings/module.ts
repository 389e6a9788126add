import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { rollOverEvents } from './events.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';

/** Courses of a term as the office plans them. What happens to them stands in registration's events, whose streams own their seats. */
export const module = defineModule({
  name: 'offerings',
  access,
  errors,
  events: rollOverEvents,
  sentences,
  screens,
  titles: { roll_over: ['from_period', 'to_period'] },
});

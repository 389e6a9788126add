import { defineModule } from '../kernel/module.ts';
import { screens } from './screens.ts';

/** What the office sets: its screens for records and settings of other modules. */
export const module = defineModule({
  name: 'settings',
  screens,
});

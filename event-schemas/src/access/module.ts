import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { screens } from './screens.ts';

/** Access to registration: the office and advisors close, cancel and open courses and lessons, and let students in. */
export const module = defineModule({ name: 'access', access, screens });

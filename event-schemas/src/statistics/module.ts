import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { screens } from './screens.ts';

/**
 * What is counted and listed of registration: the board of a registration day, statistics of courses and students, results, who is
 * registered for what.
 */
export const module = defineModule({ name: 'statistics', access, screens });

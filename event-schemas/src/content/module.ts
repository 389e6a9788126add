import { defineModule } from '../kernel/module.ts';
import { screens } from './screens.ts';

/** The first pages: what a visitor sees, and the desktop. */
export const module = defineModule({
  name: 'content',
  screens,
});

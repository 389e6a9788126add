import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { screens } from './screens.ts';

/** The first pages: what a visitor sees, and the start page with what waits. */
export const module = defineModule({ name: 'content', access, screens });

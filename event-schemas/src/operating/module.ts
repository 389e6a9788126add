import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { screens } from './screens.ts';

/** How the portal runs, for who looks after it. */
export const module = defineModule({ name: 'operating', access, screens });

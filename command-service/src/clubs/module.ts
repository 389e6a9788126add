import { module as declared } from '@portal/event-schemas/clubs/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { demo } from './demo/demo.ts';

/** Student clubs: decided by their lives alone. */
export const module = serviceModule({ declared, after: ['identity'], demo });

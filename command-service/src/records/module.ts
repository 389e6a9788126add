import { module as declared } from '@portal/event-schemas/records/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { demo } from './demo/demo.ts';

/** Papers of foreign students: decided by their lives alone. */
export const module = serviceModule({ declared, after: ['identity'], demo });

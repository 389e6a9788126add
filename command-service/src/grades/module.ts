import { module as declared } from '@portal/event-schemas/grades/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';

/** How grades are given. */
export const module = serviceModule({ declared });

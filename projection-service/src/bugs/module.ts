import { module as declared } from '@portal/event-schemas/bugs/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';

/** Bugs of the portal: the list comes with its declaration. */
export const module = serviceModule({ declared });

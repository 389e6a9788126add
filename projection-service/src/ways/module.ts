import { module as declared } from '@portal/event-schemas/ways/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';

/** Ways to log in with an account of the university: all of it comes with their declaration. */
export const module = serviceModule({ declared });

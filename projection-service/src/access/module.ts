import { module as declared } from '@portal/event-schemas/access/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { accessCalls } from './calls.ts';
import { accessHistory } from './history.ts';

/** What is read of the access to registration: by courses, disciplines, teachers and students, its history and how many it keeps out. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  projections: [accessHistory],
  calls: accessCalls,
});

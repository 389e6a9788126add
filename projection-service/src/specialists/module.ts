import { module as declared } from '@portal/event-schemas/specialists/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { appointmentFile } from './ics.ts';
import { appointmentList } from './lists.ts';
import { specialistTimes } from './projection.ts';
import { specialistCalls } from './specialists.ts';

/** What is read of specialists: who they are, when they are free, appointments with them. */
export const module = serviceModule({
  declared,
  projections: [specialistTimes],
  calls: [appointmentList, ...specialistCalls, appointmentFile],
});

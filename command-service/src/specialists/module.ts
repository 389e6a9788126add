import { module as declared } from '@portal/event-schemas/specialists/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { calls } from './calls.ts';
import { facts } from './commands.ts';
import { demo } from './demo/demo.ts';
import { specialistTimes, studentTimes } from './specialist-times.ts';

/** Appointments with specialists. One stream owns all times of a specialist, so that none is given twice. */
export const module = serviceModule({
  declared,
  after: ['identity'],
  aggregates: [specialistTimes, studentTimes],
  facts,
  calls,
  demo,
});

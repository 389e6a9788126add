import { module as declared } from '@portal/event-schemas/bugs/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { reportCall } from './calls.ts';
import { demo } from './demo/demo.ts';
import { bugNumbers } from './report.ts';

/** Bugs of the portal: their life decides, a report gets its number here. */
export const module = serviceModule({
  declared,
  after: ['identity'],
  aggregates: [bugNumbers],
  calls: [reportCall],
  demo,
});

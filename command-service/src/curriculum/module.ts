import { module as declared } from '@portal/event-schemas/curriculum/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { calls } from './calls.ts';
import { rosterTables } from './import/oneroster/kept-rows.ts';
import { demo } from './demo/demo.ts';

/** The catalogue and the people of the university: records without a life cycle of their own. */
export const module = serviceModule({
  declared,
  calls,
  demo,
  tables: rosterTables,
});

import { access } from '@portal/event-schemas/curriculum/access.ts';
import { errors } from '@portal/event-schemas/curriculum/errors.ts';
import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { calls } from './calls.ts';
import { rosterTables } from './import/oneroster/kept-rows.ts';
import { demo } from './demo/demo.ts';

/** The catalogue and the people of the university: records without a life cycle of their own. */
export const module: ServiceModule = {
  name: 'curriculum',
  access,
  errors,
  events: {},
  records: curriculumRecords,
  calls,
  demo,
  tables: rosterTables,
};

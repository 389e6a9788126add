import { access } from '@portal/event-schemas/curriculum/access.ts';
import { errors } from '@portal/event-schemas/curriculum/errors.ts';
import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { lists } from './lists.ts';
import { options } from './options.ts';
import { periods } from './periods.ts';

/** Tables, lists and lookups of the catalogue. */
export const module: ServiceModule = {
  name: 'curriculum',
  access,
  errors,
  events: {},
  records: curriculumRecords,
  calls: [...lists, ...options, ...periods],
};

import { access } from '@portal/event-schemas/applications/access.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import { applicationRecords } from '@portal/event-schemas/applications/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { applicationFile, uploadProgress } from './files/calls.ts';
import { orphanFilesJob } from './files/orphans.ts';
import { readingCalls, readingProjections } from './reading/part.ts';
import * as types from './types/part.ts';

/** Tables, lists and views of applications and of their types. */
export const module: ServiceModule = {
  name: 'applications',
  access,
  errors,
  events: applicationEvents,
  records: applicationRecords,
  projections: [...types.projections, ...readingProjections],
  calls: [...types.calls, ...readingCalls, applicationFile, uploadProgress],
  jobs: [orphanFilesJob],
};

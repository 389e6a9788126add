import { access } from '@portal/event-schemas/applications/access.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import { applicationRecords } from '@portal/event-schemas/applications/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { demo } from './demo/demo.ts';
import * as files from './files/calls.ts';
import * as life from './life/part.ts';
import * as types from './types/part.ts';
import { makeInitialStatuses } from './types/statuses.ts';

/** Student applications: types with their forms and routes, and the life of what is sent. */
export const module: ServiceModule = {
  name: 'applications',
  access,
  errors,
  events: applicationEvents,
  records: applicationRecords,
  aggregates: [...types.aggregates, ...life.aggregates],
  facts: [...types.facts, ...life.facts],
  commands: { ...types.commands, ...life.commands },
  calls: [...Object.values(files), ...types.calls, ...life.calls],
  onStart: makeInitialStatuses,
  demo,
};

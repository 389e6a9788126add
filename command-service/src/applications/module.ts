import { module as declared } from '@portal/event-schemas/applications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { demo } from './demo/demo.ts';
import { uploadCalls } from '../forms/upload-calls.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';
import { ofApplications } from './files/purpose.ts';
import * as life from './life/part.ts';
import * as types from './types/part.ts';
import { makeInitialStatuses } from './types/statuses.ts';

/** Student applications: types with their forms and routes, and the life of what is sent. */
export const module = serviceModule({
  declared,
  after: ['identity'],
  aggregates: [...types.aggregates, ...life.aggregates],
  facts: [...types.facts, ...life.facts],
  commands: { ...types.commands, ...life.commands },
  calls: [
    ...uploadCalls(ofApplications, {
      files: contracts['POST /studapps/files/'],
      begin: contracts['POST /studapps/uploads/'],
      piece: contracts['PUT /studapps/uploads/{uid}/'],
      drop: contracts['DELETE /studapps/uploads/{uid}/'],
    }),
    ...types.calls,
    ...life.calls,
  ],
  onStart: makeInitialStatuses,
  demo,
});

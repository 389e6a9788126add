import { module as declared } from '@portal/event-schemas/applications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { applicationFile, uploadProgress } from './files/calls.ts';
import { orphanFilesJob } from './files/orphans.ts';
import { readingCalls, readingProjections } from './reading/part.ts';
import * as types from './types/part.ts';

/** Tables, lists and views of applications and of their types. */
export const module = serviceModule({
  declared,
  projections: [...types.projections, ...readingProjections],
  calls: [...types.calls, ...readingCalls, applicationFile, uploadProgress],
  jobs: [orphanFilesJob],
});

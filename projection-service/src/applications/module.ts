import { contracts } from '@portal/event-schemas/applications/calls.ts';
import { module as declared } from '@portal/event-schemas/applications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { orphanFilesJob } from '../forms/orphan-files.ts';
import { uploadProgress } from '../forms/upload-progress.ts';
import { applicationFile, filesPurpose } from './files/calls.ts';
import { readingCalls, readingProjections } from './reading/part.ts';
import * as types from './types/part.ts';

/** Tables, lists and views of applications and of their types. */
export const module = serviceModule({
  declared,
  projections: [...types.projections, ...readingProjections],
  calls: [...types.calls, ...readingCalls, applicationFile, uploadProgress(contracts['GET /studapps/uploads/{uid}/'])],
  jobs: [
    orphanFilesJob({
      name: 'application-orphan-files',
      purpose: filesPurpose,
      cron: '40 3 * * *',
      keptDays: 7,
      inUse: 'EXISTS (SELECT 1 FROM applications.application_forms f WHERE f.files @> ARRAY[x.uid])',
    }),
  ],
});

import { module as declared } from '@portal/event-schemas/journals/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { coursesChanged } from './following.ts';
import { grantJob, reopeningGranted } from './settling.ts';

/**
 * Notes courses that have changed, and opens weeks when the office has granted it. As long as teachers have no screen to fill in a journal, `followJob` and
 * `settleJob` are not among the jobs: no journal opens and no week closes by itself.
 */
export const module = serviceModule({
  declared,
  tables: coursesChanged.ddl,
  reactions: [coursesChanged.reaction, reopeningGranted],
  jobs: [grantJob],
});

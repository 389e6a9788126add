import { module as declared } from '@portal/event-schemas/journals/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { courseChanged, followJob, followTables } from './following.ts';
import { grantJob, reopeningGranted } from './settling.ts';

/** Journals follow courses and seats. Weeks close by `settleJob`, which is not among the jobs as long as teachers have no screen to fill in a journal. */
export const module = serviceModule({
  declared,
  tables: followTables,
  reactions: [courseChanged, reopeningGranted],
  jobs: [followJob, grantJob],
});

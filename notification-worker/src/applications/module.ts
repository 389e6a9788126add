import { module as declared } from '@portal/event-schemas/applications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { deadlineJob, deadlines, deadlineSweepJob, deadlinesTable } from './deadlines.ts';
import { digestJob } from './digest.ts';
import { applicationNotices, applicationNoticesJob } from './application-notices.ts';

/** Reminders of applications that wait, and who is told of what. */
export const module = serviceModule({
  declared,
  reactions: [deadlines, applicationNotices],
  jobs: [deadlineJob, deadlineSweepJob, applicationNoticesJob, digestJob],
  tables: deadlinesTable,
});

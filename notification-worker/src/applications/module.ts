import { module as declared } from '@portal/event-schemas/applications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { deadlineJob, deadlines, deadlineSweepJob, deadlinesTable } from './deadlines.ts';
import { digestJob } from './digest.ts';
import { applicationsTold, tellJob } from './telling.ts';

/** Reminders of applications that wait, and who is told of what. */
export const module = serviceModule({
  declared,
  reactions: [deadlines, applicationsTold],
  jobs: [deadlineJob, deadlineSweepJob, tellJob, digestJob],
  tables: deadlinesTable,
});

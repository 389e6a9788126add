import { access } from '@portal/event-schemas/applications/access.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { applicationEvents } from '@portal/event-schemas/applications/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { deadlineJob, deadlines, deadlineSweepJob, deadlinesTable } from './deadlines.ts';
import { digestJob } from './digest.ts';
import { applicationsTold, tellJob } from './telling.ts';

/** Reminders of applications that wait, and who is told of what. */
export const module: ServiceModule = {
  name: 'applications',
  access,
  errors,
  events: applicationEvents,
  reactions: [deadlines, applicationsTold],
  jobs: [deadlineJob, deadlineSweepJob, tellJob, digestJob],
  tables: deadlinesTable,
};

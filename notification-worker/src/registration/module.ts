import { access } from '@portal/event-schemas/registration/access.ts';
import { errors } from '@portal/event-schemas/registration/errors.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { alarmJob, sweepJob } from './alarms.ts';
import { deadlines, deadlinesTable } from './deadlines.ts';

/** The alarm clock of registration: holds of the basket and offers of the waiting list. */
export const module: ServiceModule = {
  name: 'registration', access, errors, events: registrationEvents, reactions: [deadlines], jobs: [alarmJob, sweepJob], tables: deadlinesTable,
};

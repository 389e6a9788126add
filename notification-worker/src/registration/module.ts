import { module as declared } from '@portal/event-schemas/registration/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { alarmJob, sweepJob } from './alarms.ts';
import { deadlines, deadlinesTable } from './deadlines.ts';
import { freeSeatJob, freeSeats, watchersTable } from './free-seats.ts';
import { offerReminders, reminderJob, reminderSweepJob, remindersTable } from './offer-reminders.ts';
import { queuePlaces } from './queue-places.ts';
import { statusSwitchAsked, statusSwitchJob } from './status-switch.ts';
import { resetDays, resetDaysTable, resetJob } from './waiting-list-reset.ts';

/** The alarm clock of registration: holds of the basket, offers and reminders of the waiting list, its reset day; who is told of a free seat. */
export const module = serviceModule({
  declared,
  reactions: [deadlines, offerReminders, queuePlaces, resetDays, freeSeats, statusSwitchAsked],
  jobs: [alarmJob, sweepJob, reminderJob, reminderSweepJob, resetJob, freeSeatJob, statusSwitchJob],
  tables: [deadlinesTable, remindersTable, resetDaysTable, watchersTable].join('\n'),
});

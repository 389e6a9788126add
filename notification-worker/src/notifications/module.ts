import { access } from '@portal/event-schemas/notifications/access.ts';
import { errors } from '@portal/event-schemas/notifications/errors.ts';
import { notificationEvents } from '@portal/event-schemas/notifications/events.ts';
import { notificationRecords } from '@portal/event-schemas/notifications/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { guessesTold, tellGuesses } from './guesses-told.ts';
import { mailNotices } from './mails.ts';
import { mailsAgain } from './mails-again.ts';
import { pushNotifications } from './push.ts';
import { schedulesJob } from './schedules/tick.ts';

/** Tells people: in their browsers, by mail, and what is due by the clock. */
export const module: ServiceModule = {
  name: 'notifications',
  access,
  errors,
  events: notificationEvents,
  records: notificationRecords,
  reactions: [pushNotifications, mailNotices, mailsAgain, guessesTold],
  jobs: [schedulesJob, tellGuesses],
};

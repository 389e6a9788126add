import { module as declared } from '@portal/event-schemas/notifications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { passwordGuesses, passwordGuessesJob } from './password-guess-notices.ts';
import { mailNotices } from './mails.ts';
import { mailsAgain } from './mails-again.ts';
import { momentRemindersJob } from './moment-reminders.ts';
import { pushNotifications } from './push.ts';
import { schedulesJob } from './schedules/tick.ts';
import { waitingRecordsJob } from './waiting-records.ts';

/** Tells people: in their browsers, by mail, and what is due by the clock. */
export const module = serviceModule({
  declared,
  reactions: [pushNotifications, mailNotices, mailsAgain, passwordGuesses],
  jobs: [schedulesJob, passwordGuessesJob, waitingRecordsJob, momentRemindersJob],
});

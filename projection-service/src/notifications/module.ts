import { access } from '@portal/event-schemas/notifications/access.ts';
import { errors } from '@portal/event-schemas/notifications/errors.ts';
import { notificationEvents } from '@portal/event-schemas/notifications/events.ts';
import { notificationRecords } from '@portal/event-schemas/notifications/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { bannerCalls } from './banners.ts';
import { inboxCalls } from './inbox.ts';
import { optionCalls } from './preview.ts';
import { myMails } from './my-mails.ts';
import { notices } from './projection.ts';
import { runCalls } from './runs.ts';
import { scheduleCalls } from './schedules.ts';
import { unsubscribePageCall } from './unsubscribe.ts';

/** One's own notifications; banners; scheduled mails with whom they reach and what became of them. */
export const module: ServiceModule = {
  name: 'notifications',
  access,
  errors,
  events: notificationEvents,
  records: notificationRecords,
  projections: [notices],
  calls: [...inboxCalls, ...bannerCalls, myMails, ...scheduleCalls, ...runCalls, ...optionCalls, unsubscribePageCall],
};

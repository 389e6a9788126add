import { module as declared } from '@portal/event-schemas/notifications/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { bannerCalls } from './banners.ts';
import { inboxCalls } from './inbox.ts';
import { optionCalls } from './preview.ts';
import { myMails } from './my-mails.ts';
import { notices } from './projection.ts';
import { runCalls } from './runs.ts';
import { scheduleCalls } from './schedules.ts';
import { unsubscribePageCall } from './unsubscribe.ts';

/** One's own notifications; banners; scheduled mails with whom they reach and what became of them. */
export const module = serviceModule({
  declared,
  projections: [notices],
  calls: [...inboxCalls, ...bannerCalls, myMails, ...scheduleCalls, ...runCalls, ...optionCalls, unsubscribePageCall],
});

import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { notificationEvents } from './events.ts';
import { notificationRecords } from './records.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';

/** What people are told: notices, letters, banners, scheduled mails. */
export const module = defineModule({
  name: 'notifications',
  access,
  errors,
  events: notificationEvents,
  records: notificationRecords,
  sentences,
  screens,
  titles: {
    notice_run: ['kind', 'params.period'],
    mail_run: ['run'],
    letter: ['subject'],
    general_mail_schedule: ['subject'],
    not_registered_schedule: ['notification_frequency', 'weekday'],
    web_banner: ['message'],
  },
  codes,
});

import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { notificationEvents } from './events.ts';
import { notices } from './notices.ts';
import { notificationRecords } from './records.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const declared = entityParts(entities, { ru, kk, en, ky });

/** What people are told: notices, letters, banners, scheduled mails. */
export const module = defineModule({
  name: 'notifications',
  access,
  errors: { ...errors, ...declared.errors },
  events: notificationEvents,
  records: [...notificationRecords, ...declared.records],
  sentences: { ...sentences, ...declared.sentences },
  screens,
  titles: {
    notice_run: ['kind', 'params.period'],
    mail_run: ['run'],
    letter: ['subject'],
    general_mail_schedule: ['subject'],
    not_registered_schedule: ['notification_frequency', 'weekday'],
    ...declared.titles,
  },
  codes,
  notices,
});

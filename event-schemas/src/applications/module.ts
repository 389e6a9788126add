import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { applicationEvents } from './events.ts';
import { declared } from './declared.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';

/** Student applications: types with their forms and routes, and the life of what is sent. */
export const module = defineModule({
  name: 'applications',
  settingRecords: ['application_status'],
  access,
  errors: { ...errors, ...declared.errors },
  events: applicationEvents,
  records: declared.records,
  sentences: { ...sentences, ...declared.sentences },
  screens,
  titles: { application_type: ['definition.names'], student_application: ['number', 'type_name'], ...declared.titles },
  codes,
  notices,
});

import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { registrationEvents } from './events.ts';
import { declared } from './declared.ts';
import { registrationRecords } from './records.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';
import { settingsOfRegistration } from './settings.ts';

/** Registration for courses: offerings with their seats, study cards, what the office knows of students, wishes. */
export const module = defineModule({
  name: 'registration',
  access,
  errors: { ...errors, ...declared.errors },
  events: registrationEvents,
  records: [...registrationRecords, ...declared.records],
  sentences: { ...sentences, ...declared.sentences },
  screens,
  titles: {
    status_switch: ['study_period', 'status'],
    credit_limit_rule: ['study_period', 'edu_program', 'student_group', 'preparation_level', 'course'],
    ...declared.titles,
  },
  only: ['registration_settings', 'registration_manual'],
  codes,
  settings: [settingsOfRegistration],
  settingRecords: ['registration_period', 'credit_limit_rule'],
  notices,
});

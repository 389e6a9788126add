import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { kinds, topic } from './notices.ts';
import { screens } from './screens.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const { records, sentences, errors, titles, subjects } = entityParts(entities, { ru, kk, en, ky });

/** Records of students that the office keeps: papers of foreign students, and mails before they run out. */
export const module = defineModule({
  name: 'records',
  settingRecords: ['foreign_students_notification'],
  access,
  records,
  sentences,
  errors,
  titles,
  screens,
  notices: { topics: { records: topic }, kinds, subjects },
});

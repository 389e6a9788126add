import { roleNames } from '../identity/role-names.ts';
import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { bugEvents } from './events.ts';
import { topic } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const parts = entityParts(entities, { ru, kk, en, ky });

/** Bugs of the portal: reported from every page, looked after by administrators. */
export const module = defineModule({
  name: 'bugs',
  access,
  events: bugEvents,
  records: parts.records,
  sentences: { ...parts.sentences, ...sentences },
  errors: { ...parts.errors, ...errors },
  titles: parts.titles,
  only: ['bug_numbers'],
  screens,
  codes: { reporter_role: roleNames },
  notices: { topics: { bugs: topic }, subjects: parts.subjects },
});

import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { portfolioEvents } from './events.ts';
import { statusNames } from './names.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const types = entityParts(entities, { ru, kk, en, ky });

/** Achievements of students: types with forms in versions, proofs, review, and the part that others see. */
export const module = defineModule({
  name: 'portfolio',
  settingRecords: ['achievement_type'],
  access,
  errors: { ...types.errors, ...errors },
  events: portfolioEvents,
  records: types.records,
  sentences: { ...types.sentences, ...sentences },
  screens,
  titles: { ...types.titles, achievement: ['title', 'type_name'] },
  notices,
  codes: { status: statusNames },
});

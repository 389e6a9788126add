import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { topic } from './notices.ts';
import { screens } from './screens.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const { records, sentences, errors, titles, subjects } = entityParts(entities, { ru, kk, en, ky });

/** Student clubs: their types, the way from the wish to found one on, and who is in them. */
export const module = defineModule({
  name: 'clubs',
  settingRecords: ['club_type'],
  access,
  records,
  sentences,
  errors,
  titles,
  screens,
  notices: { topics: { clubs: topic }, subjects },
});

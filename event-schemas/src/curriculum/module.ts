import { defineModule } from '../kernel/module.ts';
import { declared } from './declared.ts';
import { screens } from './screens.ts';
import { notices } from './notices.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { curriculumRecords } from './records.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';

/** The catalogue and the people of the university. */
export const module = defineModule({
  name: 'curriculum',
  access,
  errors: { ...errors, ...declared.errors },
  records: curriculumRecords,
  sentences,
  screens,
  titles: declared.titles,
  codes,
  notices,
  keeps: ['curriculum.roster_rows'],
});

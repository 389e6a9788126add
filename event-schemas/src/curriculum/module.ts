import { defineModule } from '../kernel/module.ts';
import { notices } from './notices.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { curriculumRecords } from './records.ts';
import { sentences } from './sentences.ts';
import { codes } from './recorded/codes.ts';

/** The catalogue and the people of the university: records without a life cycle of their own. */
export const module = defineModule({
  name: 'curriculum',
  access,
  errors,
  records: curriculumRecords,
  sentences,
  codes,
  notices,
});

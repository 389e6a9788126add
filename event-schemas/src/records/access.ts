import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { officers } from './roles.ts';

const declared = entityAccess(entities);

/** Students hand in their own papers and see these alone; the office checks them and says what people are told. */
export const access = defineAccess({
  module: 'records',
  about: 'Papers of foreign students, and mails before they run out',
  commands: declared.commands,
  queries: { ...declared.queries, 'GET /common/migration_registration/student/': ['student', ...officers] },
});

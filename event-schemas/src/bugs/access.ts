import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { reporters } from './roles.ts';

const declared = entityAccess(entities);

/** Everybody who is signed in reports and sees their own; administrators see all. */
export const access = defineAccess({
  module: 'bugs',
  about: 'Bugs of the portal: reports with pictures, and what becomes of them',
  commands: { ...declared.commands, 'POST /bugs/': reporters },
  queries: declared.queries,
});

import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';

const declared = entityAccess(entities);

export const access = defineAccess({
  module: 'clubs',
  about: 'Student clubs: types, requests, members',
  commands: declared.commands,
  queries: {
    ...declared.queries,
    'GET /student_clubs/mine/': 'all',
    'GET /student_clubs/role_name/': 'all',
    'GET /student_clubs/role_name_relation/': 'all',
  },
});

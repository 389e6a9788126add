import { defineAccess } from '../kernel/access.ts';

/** Clubs' own calls; those of its entities come from their declarations. */
export const access = defineAccess({
  module: 'clubs',
  about: 'Student clubs: types, requests, members',
  commands: {},
  queries: {
    'GET /student_clubs/mine/': 'all',
    'GET /student_clubs/role_name/': 'all',
    'GET /student_clubs/role_name_relation/': 'all',
  },
});

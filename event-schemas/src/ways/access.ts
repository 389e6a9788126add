import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';

export const access = defineAccess({
  module: 'ways',
  about: 'Ways to log in with an account of the university',
  ...entityAccess(entities),
});

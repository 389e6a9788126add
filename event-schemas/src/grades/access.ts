import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';

/** How grades are given is set by the office; sheets are filled by who teaches, and checked by the office. */
export const access = defineAccess({
  module: 'grades',
  about: 'Final grades: how marks are given, sheets of courses, results and GPA',
  ...entityAccess(entities),
});

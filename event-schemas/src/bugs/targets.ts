import type { Target } from '../kernel/entity/fields.ts';

/** Bugs, by number and title: into which one another is merged. */
export const bugs: Target = {
  entity: 'bug',
  isRecord: true,
  view: 'bugs.bugs_public',
  name: `concat('№\u00a0', named.number, '. ', named.title)`,
  localized: false,
  called: 'title',
  choices: 'GET /bugs/',
};

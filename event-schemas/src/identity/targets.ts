import type { Target } from '../kernel/entity/fields.ts';

/** Accounts, by the names of their people: who made something, who decided. */
export const people: Target = {
  entity: 'account',
  isRecord: false,
  view: 'identity.people_public',
  name: 'named.display_name',
  localized: false,
  choices: 'GET /user/search/',
};

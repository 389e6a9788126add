import type { Target } from '../kernel/entity/fields.ts';

/** Disciplines of the catalogue. */
export const disciplines: Target = {
  entity: 'discipline',
  isRecord: true,
  view: 'curriculum.disciplines_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /organizations/discipline_list/',
};

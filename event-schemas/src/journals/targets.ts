import type { Target } from '../kernel/entity/fields.ts';

/** Journals by the course and lesson that they are of. */
export const journals: Target = {
  entity: 'journal',
  isRecord: false,
  view: 'journals.journals_public',
  name: 'named.title',
  localized: true,
  choices: 'GET /block_unblock_ej/list_ej/',
};

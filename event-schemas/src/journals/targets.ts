import type { Target } from '../kernel/entity/fields.ts';

/** Courses of a term that have journals, by their names: for forms, those that the reader gives or attends. */
export const courses: Target = {
  entity: 'course',
  isRecord: false,
  view: 'registration.offerings_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /journals/courses/',
};
/** Journals by the course and lesson that they are of. */
export const journals: Target = {
  entity: 'journal',
  isRecord: false,
  view: 'journals.journals_public',
  name: 'named.title',
  localized: true,
  choices: 'GET /block_unblock_ej/list_ej/',
};

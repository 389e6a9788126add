import { disciplines } from '../curriculum/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import { localizedText, number, refs, text, yes } from '../kernel/entity/fields.ts';

/** A field of sciences that students may study beside their programme: its disciplines are open to them, `credit` is what it takes to complete it. */
const field_of_sciences = entity({
  module: 'registration',
  entity: 'field_of_sciences',
  name: 'FieldOfSciences',
  table: 'fields_of_sciences',
  title: 'name',
  read: 'all',
  write: ['office', 'org_admin'],
  path: '/registration/fields_of_sciences/',
  sort: ['code', 'ASC'],
  exactKeys: true,
  fields: {
    code: text({ max: 50, unique: true, search: true }),
    name: localizedText({ search: true }),
    credit: number({ min: 1, max: 240, fraction: true }),
    disciplines: refs(disciplines, { max: 200, optional: true }),
    is_active: yes({ default: true, filter: true }),
  },
});
export const entities = { field_of_sciences };

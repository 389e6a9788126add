import { entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import * as field from '@portal/event-schemas/kernel/entity/fields.ts';
import { entityParts } from '@portal/event-schemas/kernel/entity/record.ts';
import { after } from '@portal/event-schemas/kernel/entity/rules.ts';
import type { Words } from '@portal/event-schemas/kernel/entity/words.ts';

const halls: field.Target = {
  entity: 'hall',
  isRecord: true,
  view: 'library.halls_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /halls/',
};
const hall = entity({
  module: 'library',
  entity: 'hall',
  name: 'Hall',
  table: 'halls',
  title: 'name',
  read: 'all',
  write: ['office'],
  path: '/halls/',
  fields: {
    name: field.localizedText({ unique: true, search: true }),
    is_main: field.yes({ unique: true }),
    seats: field.number({ min: 1, max: 500, optional: true, filter: true }),
  },
});
const exhibition = entity({
  module: 'library',
  entity: 'exhibition',
  name: 'Exhibition',
  table: 'exhibitions',
  title: 'name',
  read: 'all',
  write: ['office', 'teacher'],
  path: '/exhibitions/',
  owner: { field: 'curator', others: ['office'] },
  clock: { from: 'opens_at', to: 'closes_at', states: ['soon', 'open', 'over'] },
  rules: [after('library.closes_before_it_opens', 'opens_at', 'closes_at')],
  sort: ['opens_at', 'DESC'],
  fields: {
    name: field.localizedText({ some: true, search: true }),
    kind: field.choice(['books', 'art'], { filter: true, default: 'books' }),
    technique: field.text({ max: 50, when: { field: 'kind', is: ['art'] } }),
    hall: field.ref(halls, { filter: true, optional: true }),
    opens_at: field.moment(),
    closes_at: field.moment({ optional: true }),
    curator: field.maker({ ...halls, entity: 'account', isRecord: false, name: "named.name->>'en'" }),
  },
});
const entities = { hall, exhibition };

const en = {
  hall: {
    one: 'hall',
    many: 'halls',
    object: 'a hall',
    fields: { name: 'Name', is_main: 'Main', seats: 'Seats' },
  },
  exhibition: {
    one: 'exhibition',
    many: 'exhibitions',
    object: 'an exhibition',
    fields: {
      name: 'Name',
      kind: 'Kind',
      technique: 'Technique',
      hall: 'Hall',
      opens_at: 'Opens',
      closes_at: 'Closes',
      curator: 'Curator',
    },
    codes: { kind: { books: 'Books', art: 'Art' } },
    states: { soon: 'Soon', open: 'Open', over: 'Over' },
    rules: { 'library.closes_before_it_opens': 'It closes before it opens.' },
  },
} satisfies Words<typeof entities>;

/** Two entities of the platform's own tests: what the kit makes of a declaration. */
export const exhibitions = entityParts(entities, { ru: en, kk: en, en, ky: en });
export const [hallRecord, exhibitionRecord] = exhibitions.records;

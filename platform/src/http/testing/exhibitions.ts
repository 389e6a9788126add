import { entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import * as field from '@portal/event-schemas/kernel/entity/fields.ts';
import { entityParts } from '@portal/event-schemas/kernel/entity/record.ts';
import { after } from '@portal/event-schemas/kernel/entity/rules.ts';
import { life, type ActPermission } from '@portal/event-schemas/kernel/entity/life.ts';
import type { Words } from '@portal/event-schemas/kernel/entity/words.ts';

const halls: field.Target = {
  entity: 'hall',
  isRecord: true,
  view: 'library.halls_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /halls/',
};
const people: field.Target = {
  ...halls,
  entity: 'account',
  isRecord: false,
  name: "named.name->>'en'",
  localized: false,
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
  stays: { code: 'library.founders_hall_stays', holds: hall => hall['is_founders'] === true },
  fields: {
    name: field.localizedText({ unique: true, search: true }),
    is_main: field.yes({ unique: true }),
    seats: field.number({ min: 1, max: 500, optional: true, filter: true }),
    rent: field.money({ max: 1_000_000, unit: '₸', optional: true }),
    wall: field.color({ optional: true }),
    is_founders: field.yes({ stamp: 'portal', fixed: true }),
    place: field.order({ max: 500 }),
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
    curator: field.maker(people),
    tour: field.rows(
      {
        hall: field.ref(halls),
        minutes: field.number({ min: 1, max: 600 }),
        remark: field.text({ max: 50, optional: true }),
      },
      { max: 5, ordered: true, optional: true, default: [] },
    ),
  },
});
const exhibitionNames: field.Target = {
  entity: 'exhibition',
  isRecord: true,
  view: 'library.exhibitions_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /exhibitions/',
};
const curators: ActPermission = { roles: ['office'], who: ({ exhibition }, { id }) => exhibition?.['curator'] === id };
/** A visit that somebody asks for, and that the curator of the exhibition or the office decides on. */
const visits = life({
  initial: 'asked',
  states: { asked: 'info', accepted: 'ok', refused: 'bad', cancelled: 'quiet' },
  open: ['asked'],
  removable: [],
  looks: values => ({ exhibition: { entity: 'exhibition', uid: values['exhibition'] } }),
  begins: { code: 'library.not_for_visits', holds: ({ exhibition }) => exhibition?.['kind'] !== 'art' },
  acts: {
    accept: {
      event: 'VisitAccepted',
      from: ['asked', 'refused'],
      to: 'accepted',
      by: curators,
      notBy: { fields: ['visitor'], code: 'library.own_visit' },
      sets: { decided_by: 'actor', decided_at: 'now' },
      many: true,
    },
    refuse: {
      event: 'VisitRefused',
      from: ['asked'],
      to: 'refused',
      by: curators,
      comment: 'required',
    },
    cancel: { event: 'VisitCancelled', from: ['asked', 'accepted'], to: 'cancelled', by: { fields: ['visitor'] } },
  },
});
const visit = entity({
  module: 'library',
  entity: 'visit',
  name: 'Visit',
  table: 'visits',
  title: 'purpose',
  read: 'all',
  write: 'all',
  path: '/visits/',
  owner: { field: 'visitor', others: ['office'] },
  life: visits,
  fields: {
    purpose: field.text({ max: 100 }),
    exhibition: field.ref(exhibitionNames),
    visitor: field.maker(people),
    state: field.stateOf(visits),
    comment: field.commentOf(),
    decided_by: field.setByAct(people),
    decided_at: field.setByAct(),
  },
});
const exhibits: field.Target = {
  entity: 'exhibit',
  isRecord: true,
  view: 'library.exhibits_public',
  name: 'named.name',
  localized: true,
  choices: 'GET /exhibits/',
};
/** What is imported: a field of each kind that a file can hold. */
const exhibit = entity({
  module: 'library',
  entity: 'exhibit',
  name: 'Exhibit',
  table: 'exhibits',
  title: 'name',
  read: 'all',
  write: ['office'],
  path: '/exhibits/',
  rules: [after('library.lent_before_it_was_made', 'made_on', 'lent_at')],
  imported: { by: 'code', example: { 'name.en': 'A book of hours' } },
  fields: {
    code: field.text({ max: 20, unique: true, fixed: true }),
    name: field.localizedText({ max: 60, search: true }),
    about: field.localizedText({ max: 200, some: true, optional: true, nullable: true }),
    kind: field.choice(['book', 'map'], { default: 'book' }),
    origin: field.text({ max: 30, optional: true, once: true }),
    shows: field.choices(['north', 'south', 'east'], { optional: true }),
    pages: field.number({ min: 1, max: 5000, optional: true }),
    price: field.money({ max: 1_000_000, unit: '₸', optional: true }),
    is_fragile: field.yes(),
    made_on: field.day({ optional: true }),
    lent_at: field.moment({ optional: true }),
    part_of: field.ref(exhibits, { optional: true }),
    beside: field.refs(exhibits, { max: 20, optional: true }),
    repairs: field.rows(
      {
        year: field.number({ min: 1900, max: 2100 }),
        by: field.text({ max: 30, optional: true }),
        with: field.refs(exhibits, { max: 5, optional: true }),
      },
      { max: 10, ordered: true, optional: true, default: [] },
    ),
    kept_by: field.maker(people),
  },
});
const entities = { hall, exhibition, visit, exhibit };

const en = {
  hall: {
    one: 'hall',
    many: 'halls',
    object: 'a hall',
    fields: {
      name: 'Name',
      is_main: 'Main',
      seats: 'Seats',
      rent: 'Rent',
      wall: 'Wall',
      is_founders: 'Of the founders',
      place: 'Place',
    },
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
      tour: 'Tour',
    },
    columns: { tour: { hall: 'Hall', minutes: 'Minutes', remark: 'Remark' } },
    codes: { kind: { books: 'Books', art: 'Art' } },
    states: { soon: 'Soon', open: 'Open', over: 'Over' },
    rules: { 'library.closes_before_it_opens': 'It closes before it opens.' },
  },
  exhibit: {
    one: 'exhibit',
    many: 'exhibits',
    object: 'an exhibit',
    fields: {
      code: 'Code',
      name: 'Name',
      about: 'About',
      kind: 'Kind',
      origin: 'Origin',
      shows: 'Shows',
      pages: 'Pages',
      price: 'Price',
      is_fragile: 'Fragile',
      made_on: 'Made on',
      lent_at: 'Lent at',
      part_of: 'Part of',
      beside: 'Beside',
      repairs: 'Repairs',
      kept_by: 'Kept by',
    },
    columns: { repairs: { year: 'Year', by: 'By', with: 'With' } },
    codes: { kind: { book: 'Book', map: 'Map' }, shows: { north: 'North', south: 'South', east: 'East' } },
    rules: { 'library.lent_before_it_was_made': 'It was lent before it was made.' },
  },
  visit: {
    one: 'visit',
    many: 'visits',
    object: 'a visit',
    fields: {
      purpose: 'Purpose',
      exhibition: 'Exhibition',
      visitor: 'Visitor',
      state: 'State',
      comment: 'Comment',
      decided_by: 'Decided by',
      decided_at: 'Decided at',
    },
    states: { asked: 'Asked', accepted: 'Accepted', refused: 'Refused', cancelled: 'Cancelled' },
    rules: {
      'library.own_visit': 'Nobody decides on their own visit.',
      'library.not_for_visits': 'Nobody visits art.',
    },
    acts: {
      accept: { does: 'Accept', says: '{actor} accepts a visit' },
      refuse: { does: 'Refuse', says: '{actor} refuses a visit[: {comment}]' },
      cancel: { does: 'Cancel', says: '{actor} cancels a visit' },
    },
  },
} satisfies Words<typeof entities>;

/** Two entities of the platform's own tests: what the kit makes of a declaration. */
export const exhibitions = entityParts(entities, { ru: en, kk: en, en, ky: en });
export const hallRecord = exhibitions.records[0]!;
export const visitRecord = exhibitions.records[2]!;
export const exhibitRecord = exhibitions.records[3]!;

import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { rule } from '../kernel/entity/rules.ts';
import { keepers } from './roles.ts';

const types = '/specialists/specialists-type-settings/';
const roles = '/specialists/specialists-role-settings/';
const hours = { min: 0, max: 720 };

/** A kind of specialists (psychologist, doctor …), and how appointments with them are made. */
export const specialistType = entity({
  module: 'specialists',
  entity: 'specialist_type',
  name: 'SpecialistType',
  table: 'specialist_types',
  title: 'name',
  read: 'all',
  write: keepers,
  path: types,
  calls: { remove: `DELETE ${types}delete/{uid}/`, restore: null },
  rules: [
    rule('specialists.name_required', ['name'], ({ name }) =>
      ['ru', 'kk', 'en'].every(locale => String(name?.[locale] ?? '').trim() !== ''),
    ),
  ],
  fields: {
    name: field.localizedText({ min: 2, max: 60, some: true, unique: true, search: true }),
    minutes: { ...field.number({ min: 5, max: 240 }), default: 30 },
    book_from_hours: { ...field.number(hours), default: 2 },
    book_until_days: { ...field.number({ min: 1, max: 180 }), default: 30 },
    cancel_until_hours: { ...field.number(hours), default: 2 },
    open_limit: { ...field.number({ min: 1, max: 10 }), default: 1 },
  },
});

/** Somebody who sees students as a specialist of a kind; without this entry nobody can be booked. */
export const specialistRole = entity({
  module: 'specialists',
  entity: 'specialist_role',
  name: 'SpecialistRole',
  table: 'specialist_roles',
  title: 'account',
  read: 'all',
  write: keepers,
  path: roles,
  calls: { remove: `DELETE ${roles}delete/{uid}/`, restore: null },
  uid: ({ account }) => account,
  fields: {
    account: field.ref(people, { once: true, search: true }),
    type: field.ref(
      {
        entity: 'specialist_type',
        isRecord: true,
        view: 'specialists.specialist_types_public',
        name: 'named.name',
        localized: true,
        choices: `GET ${types}`,
      },
      { filter: true },
    ),
    room: field.text({ max: 50, optional: true }),
    minutes: field.number({ min: 5, max: 240, optional: true }),
    about: field.text({ max: 2000, rows: 5, optional: true }),
    photo: field.picture({ bytes: 3 * 1024 * 1024, pixels: { width: 200, height: 200 } }),
  },
});

export const entities = { specialist_type: specialistType, specialist_role: specialistRole };

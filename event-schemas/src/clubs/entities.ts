import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import { participants } from '../kernel/role-list.ts';
import * as field from '../kernel/entity/fields.ts';
import { inSomeLanguage } from '../kernel/entity/rules.ts';
import { clubLife, memberLife, mostModerators } from './lives.ts';
import { deciders } from './roles.ts';

const listed = (name: string, path: string): field.Target => ({
  entity: name,
  isRecord: true,
  view: `clubs.${name}s_public`,
  name: 'named.name',
  localized: true,
  choices: `GET ${path}` as 'GET /',
});
const clubs = '/student_clubs/clubs/';
const types = '/student_clubs/student_club_types/';

/** Sport, science, volunteers …: a type that a club has is not removed. */
export const clubType = entity({
  module: 'clubs',
  entity: 'club_type',
  name: 'ClubType',
  table: 'club_types',
  title: 'name',
  read: 'all',
  write: deciders,
  path: types,
  fields: { name: field.localizedText({ min: 2, max: 50, unique: true, search: true }) },
});

/** A student club, from the wish to found it on. */
export const club = entity({
  module: 'clubs',
  entity: 'club',
  name: 'Club',
  table: 'clubs',
  title: 'name',
  read: 'all',
  write: participants,
  path: clubs,
  page: 'stud-clubs/main?uid={uid}',
  owner: { field: 'founder', others: deciders, reads: { states: ['approved', 'closed'] } },
  rules: [inSomeLanguage('clubs.name_required', 'name'), inSomeLanguage('clubs.aim_required', 'aim')],
  life: clubLife,
  counted: { members: { entity: 'club_member', by: 'club', states: ['member'] } },
  fields: {
    name: field.localizedText({ some: true, min: 2, max: 100, unique: true, search: true }),
    type: field.ref(listed('club_type', types), { filter: true }),
    aim: field.localizedText({ max: 500, some: true, rows: 3, search: true }),
    about: field.localizedText({ max: 5000, optional: true, rows: 6 }),
    picture: field.picture({ bytes: 5 * 1_048_576, pixels: { width: 600, height: 200 } }),
    founder: { ...field.maker(people), filter: true },
    moderators: { ...field.refs(people, { max: mostModerators, optional: true }), stamp: 'act' },
    created_at: { ...field.madeAt(), filter: true },
    state: field.stateOf(clubLife),
    comment: field.commentOf(),
    decided_by: field.setByAct(people),
    decided_at: field.setByAct(),
  },
});

/** Somebody in a club, or on the way in or out: one record for each club and person. */
export const clubMember = entity({
  module: 'clubs',
  entity: 'club_member',
  name: 'ClubMember',
  table: 'club_members',
  title: 'person',
  read: 'all',
  write: participants,
  path: '/student_clubs/members/',
  page: 'stud-clubs/main?uid={club}',
  calls: { change: null, remove: null, restore: null },
  uid: ({ club: one, person }) => `${one}.${person}`,
  owner: {
    field: 'person',
    others: deciders,
    reads: { states: ['member'], through: { field: 'club', fields: ['founder', 'moderators'] } },
  },
  life: memberLife,
  sort: ['asked_at', 'DESC'],
  fields: {
    club: field.ref(listed('club', clubs), { filter: true }),
    person: { ...field.maker(people), search: true, filter: true },
    asked_at: field.madeAt(),
    state: field.stateOf(memberLife),
    comment: field.commentOf(),
  },
});

export const entities = { club_type: clubType, club, club_member: clubMember };

import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { rule } from '../kernel/entity/rules.ts';
import { apiLife } from './life.ts';
import { keepers, programRoleNames, programRoles } from './roles.ts';
import { isNetworkList, isWebAddress, usualCallsPerMinute } from './values.ts';

const path = '/third_party_apis/';
const when = (...is: string[]) => ({ when: { field: 'direction', is } });
/** Written by the calls of keys alone. */
const ofKeys = { optional: true, stamp: 'portal' } as const;

/** Another system that calls the portal with keys (`incoming`), or is told of events by signed messages (`outgoing`). */
export const thirdPartyApi = entity({
  module: 'integrations',
  entity: 'third_party_api',
  name: 'ThirdPartyApi',
  table: 'third_party_apis',
  title: 'name',
  read: keepers,
  write: keepers,
  path,
  page: 'third_party_apis/{uid}',
  calls: { restore: null },
  life: apiLife,
  rules: [
    rule('integrations.role_missing', ['role'], ({ direction, role }) => direction !== 'incoming' || Boolean(role)),
    rule('integrations.networks_wrong', ['networks'], ({ networks }) => isNetworkList(networks)),
    rule(
      'integrations.address_wrong',
      ['address'],
      ({ direction, address }) => direction !== 'outgoing' || isWebAddress(address),
    ),
  ],
  fields: {
    name: field.text({ min: 2, max: 100, unique: true, search: true }),
    direction: field.choice(['incoming', 'outgoing'], { once: true, filter: true }),
    about: field.text({ max: 500, rows: 2, optional: true, search: true }),
    role: field.choice(programRoles, { names: programRoleNames, ...when('incoming') }),
    scopes: field.choices([], {
      open: true,
      namedBy: 'GET /third_party_apis/scopes/',
      max: 2000,
      ...when('incoming'),
    }),
    calls_per_minute: { ...field.number({ min: 1, max: 10_000 }), default: usualCallsPerMinute, ...when('incoming') },
    networks: field.text({ max: 2000, rows: 3, optional: true, ...when('incoming') }),
    expires_on: field.day({ optional: true, ...when('incoming') }),
    address: field.text({ max: 500, ...when('outgoing') }),
    events: field.choices([], {
      open: true,
      namedBy: 'GET /third_party_apis/event_types/',
      max: 2000,
      ...when('outgoing'),
    }),
    personal: field.yes(when('outgoing')),
    state: field.stateOf(apiLife),
    comment: field.commentOf(),
    key: field.text({ max: 36, ...ofKeys }),
    key_made_at: field.moment(ofKeys),
    old_key: field.text({ max: 36, ...ofKeys }),
    old_key_until: field.moment(ofKeys),
    replay_from: field.moment(ofKeys),
    replay_asked_at: field.moment(ofKeys),
  },
});

export const entities = { third_party_api: thirdPartyApi };

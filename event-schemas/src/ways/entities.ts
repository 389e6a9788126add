import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { rule } from '../kernel/entity/rules.ts';
import { roles, type Role } from '../kernel/role-list.ts';
import { roleNames } from '../identity/role-names.ts';

/** Where people can prove who they are, besides the portal's own passwords. */
export const wayKinds = ['directory', 'openid', 'saml'] as const;
export type WayKind = (typeof wayKinds)[number];
/** What knows people by their log-in name or e-mail address here, when they come by the way for the first time. */
export const matchings = ['nothing', 'login', 'email'] as const;

const ofDirectory = { field: 'kind', is: ['directory'] };
const ofOpenId = { field: 'kind', is: ['openid'] };
const ofSaml = { field: 'kind', is: ['saml'] };
const ofServer = { field: 'kind', is: ['openid', 'saml'] };
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
/** Only TLS keeps what is said there to oneself, but for a server on the same machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, hash } = new URL(address);
  return !username && !hash && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
}
export const isSafeIssuer = (address: string): boolean => isSafeAddress(address) && new URL(address).search === '';

/**
 * A way in that the university has anyway: a directory (LDAP, Active Directory), or a server that speaks OpenID Connect or
 * SAML 2.0. Passwords and secrets with which the portal asks there stand in no field of it
 * (command-service/src/identity/ways/secrets.ts).
 */
const way_in = entity({
  module: 'ways',
  entity: 'way_in',
  name: 'WayIn',
  table: 'ways_in',
  title: 'name',
  read: ['org_admin'],
  write: ['org_admin'],
  path: '/identity/ways_in/',
  rules: [
    rule('ways.host_needed', ['host'], way => way['kind'] !== 'directory' || isGiven(way['host'])),
    rule('ways.base_needed', ['base'], way => way['kind'] !== 'directory' || isGiven(way['base'])),
    rule(
      'ways.unprotected',
      ['security'],
      way =>
        way['kind'] !== 'directory' ||
        way['security'] === 'tls' ||
        way['security'] === 'starttls' ||
        isLoopback(String(way['host'])),
    ),
    rule('ways.issuer_needed', ['issuer'], way => way['kind'] !== 'openid' || isSafeIssuer(String(way['issuer']))),
    rule(
      'ways.metadata_needed',
      ['metadata_url'],
      way => way['kind'] !== 'saml' || isSafeAddress(String(way['metadata_url'])) || isGiven(way['metadata']),
    ),
    rule('ways.client_needed', ['client_id'], way => way['kind'] !== 'openid' || isGiven(way['client_id'])),
  ],
  fields: {
    name: field.localizedText({ max: 100 }),
    kind: field.choice(wayKinds, { once: true, filter: true }),
    is_on: field.yes({ filter: true }),
    priority: field.order(),
    server: field.choice(['ldap', 'active_directory'], { default: 'ldap', when: ofDirectory }),
    host: field.text({ max: 253, optional: true, when: ofDirectory }),
    port: field.number({ min: 1, max: 65_535, default: 636, when: ofDirectory }),
    security: field.choice(['tls', 'starttls', 'none'], { default: 'tls', when: ofDirectory }),
    certificate: field.text({ max: 20_000, rows: 4, optional: true, when: ofDirectory }),
    base: field.text({ max: 500, optional: true, when: ofDirectory }),
    bind_name: field.text({ max: 500, optional: true, when: ofDirectory }),
    patience: field.number({ min: 1, max: 15, default: 3, when: ofDirectory }),
    closes_left: field.yes({ when: ofDirectory }),
    closes_at_most: field.number({ min: 1, max: 100, default: 5, unit: '%', when: ofDirectory }),
    issuer: field.text({ max: 500, optional: true, when: ofOpenId }),
    client_id: field.text({ max: 200, optional: true, when: ofOpenId }),
    metadata_url: field.text({ max: 500, optional: true, when: ofSaml }),
    metadata: field.text({ max: 100_000, rows: 6, optional: true, when: ofSaml }),
    groups_claim: field.text({ max: 200, optional: true, when: ofServer }),
    asks_factor: field.yes({ default: true, when: ofServer }),
    matches: field.choice(matchings, { default: 'nothing' }),
    only_group: field.text({ max: 500, optional: true }),
    opens_accounts: field.yes(),
    new_roles: field.choices(roles, {
      names: roleNames,
      optional: true,
      when: { field: 'opens_accounts', is: [true] },
    }),
    roles_by_group: field.rows(
      { group: field.text({ max: 500 }), role: field.choice(roles, { names: roleNames }) },
      { max: 100, optional: true },
    ),
  },
});

/** A system of the university that opens and closes accounts from outside (SCIM 2.0). Its tokens stand in no field of it. */
const scim_client = entity({
  module: 'ways',
  entity: 'scim_client',
  name: 'ScimClient',
  table: 'scim_clients',
  title: 'name',
  read: ['org_admin'],
  write: ['org_admin'],
  path: '/identity/scim_clients/',
  fields: {
    name: field.text({ max: 100 }),
    is_on: field.yes({ filter: true }),
    new_roles: field.choices(roles.filter(role => role !== 'org_admin' && role !== 'auditor') as [Role, ...Role[]], {
      names: roleNames,
      optional: true,
    }),
  },
});
export const entities = { way_in, scim_client };

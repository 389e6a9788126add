import { AndFilter, EqualityFilter, OrFilter, PresenceFilter, type Entry, type Filter } from 'ldapts';
import type { Way } from '../way.ts';

/** Somebody in the directory. `subject`: what the entry is called for ever; `dn`: where it stands today; `groups` in lower case. */
export interface DirectoryEntry {
  subject: string;
  dn: string;
  login: string;
  email: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  groups: readonly string[];
  disabled: boolean;
}

interface Dialect {
  id: string;
  logins: readonly string[];
  attributes: readonly string[];
}
/** A directory's uid of an entry is text with OpenLDAP and sixteen bytes with Active Directory. */
const dialects: Record<'ldap' | 'active_directory', Dialect> = {
  ldap: { id: 'entryUUID', logins: ['uid', 'mail'], attributes: ['uid'] },
  active_directory: {
    id: 'objectGUID',
    logins: ['sAMAccountName', 'userPrincipalName', 'mail'],
    attributes: ['sAMAccountName', 'userAccountControl'],
  },
};
const common = ['sn', 'givenName', 'middleName', 'cn', 'displayName', 'mail', 'memberOf'];
const dialectOf = ({ server }: Pick<Way, 'server'>): Dialect => dialects[server ?? 'ldap'];
export const attributesOf = (way: Pick<Way, 'server'>): string[] => {
  const { id, attributes } = dialectOf(way);
  return [id, ...attributes, ...common];
};
export const binaryOf = (way: Pick<Way, 'server'>): string[] =>
  way.server === 'active_directory' ? ['objectGUID'] : [];

const equals = (attribute: string, value: string | Buffer): Filter => new EqualityFilter({ attribute, value });
/** Filters are made of values, never of text: what somebody types into the log-in form cannot become a part of the question. */
export const byLogin = (way: Pick<Way, 'server'>, name: string): Filter =>
  new AndFilter({
    filters: [
      new PresenceFilter({ attribute: 'objectClass' }),
      new OrFilter({ filters: dialectOf(way).logins.map(attribute => equals(attribute, name)) }),
    ],
  });
export const bySubject = (way: Pick<Way, 'server'>, subjects: readonly string[]): Filter => {
  const { id } = dialectOf(way);
  const value = (subject: string) => (way.server === 'active_directory' ? Buffer.from(subject, 'hex') : subject);
  return new OrFilter({ filters: subjects.map(subject => equals(id, value(subject))) });
};
/** Groups of whom an entry is a member, where the directory does not say it of the entry. */
export const groupsWith = (dn: string): Filter =>
  new OrFilter({ filters: ['member', 'uniqueMember'].map(attribute => equals(attribute, dn)) });

const valuesOf = (entry: Entry, attribute: string): (string | Buffer)[] => {
  const name = Object.keys(entry).find(key => key.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? [] : entry[name]!;
  return Array.isArray(value) ? value : [value];
};
const textOf = (entry: Entry, attribute: string): string => {
  const [value] = valuesOf(entry, attribute);
  return value === undefined ? '' : String(value).trim();
};

/** The first name of a group's DN: `cn=teachers,ou=groups,…` is `teachers`, too. */
const firstName = (dn: string): string => /^[^=]+=((?:\\.|[^,\\])+)/.exec(dn)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? dn;
/** As administrators write them: by DN or by name, whatever the case. */
export const groupNames = (dns: readonly string[]): string[] => [
  ...new Set(dns.flatMap(dn => [dn, firstName(dn)]).map(name => name.trim().toLowerCase())),
];

/** Bit 2 of `userAccountControl`: the account is disabled. */
const disabledBit = 2;

/** Null where the directory does not say by what the entry is called for ever. */
export function entryOf(way: Pick<Way, 'server'>, entry: Entry): DirectoryEntry | null {
  const { id, logins } = dialectOf(way);
  const [raw] = valuesOf(entry, id);
  const subject = Buffer.isBuffer(raw) ? raw.toString('hex') : (raw ?? '');
  if (subject === '') return null;
  const called = textOf(entry, 'displayName') || textOf(entry, 'cn');
  const [first = '', ...rest] = called.split(/\s+/);
  return {
    subject,
    dn: entry.dn,
    login: textOf(entry, logins[0]!).toLowerCase(),
    email: textOf(entry, 'mail').toLowerCase(),
    last_name: textOf(entry, 'sn') || rest.join(' ') || first,
    first_name: textOf(entry, 'givenName') || first,
    middle_name: textOf(entry, 'middleName'),
    groups: groupNames(valuesOf(entry, 'memberOf').map(String)),
    disabled: (Number(textOf(entry, 'userAccountControl')) & disabledBit) !== 0,
  };
}

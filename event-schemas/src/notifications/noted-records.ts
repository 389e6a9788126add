import { personName } from '../identity/notice-parts.ts';
import type { Field } from '../kernel/entity/fields.ts';
import type { NoticeSubject, Recipients } from '../kernel/notices.ts';
import type { Locale } from '../kernel/locales.ts';
import { declaredNotices, fieldAt, namedRecord, placesOf } from './declared.ts';
import { inEveryLanguage } from './texts-in-languages.ts';

/**
 * What notices know of a record besides an event: `fields` are those that recipients and texts need; `since`: when it
 * came into its state (ISO 8601 UTC).
 */
export interface NotedRecord {
  entity: string;
  uid: string;
  fields: Readonly<Record<string, unknown>>;
  state: string | null;
  since: string;
}
export const notedTables = `create table if not exists noted_records (entity text not null, uid text not null,
    fields jsonb not null, state text, since timestamptz not null, primary key (entity, uid));
  create index if not exists noted_records_state on noted_records (entity, state);
  create table if not exists role_holders (account text primary key, roles text[] not null default '{}',
    disabled boolean not null default false);`;
export const notedTableNames = ['noted_records', 'role_holders'];

type Bind = (value: unknown) => string;
/** The accounts in a field: one, or a list of them. */
const listed = (record: string, field: string): string =>
  `select field.account from jsonb_array_elements_text(case jsonb_typeof(${record}.fields->${field})
     when 'array' then ${record}.fields->${field}
     when 'string' then jsonb_build_array(${record}.fields->${field})
     else '[]' end) field(account)`;

/**
 * SQL of the accounts that are told, over the alias `r` of a noted record. `at`: where its tables stand, `notifications.`
 * or nothing.
 */
export function recipientsOf(to: readonly Recipients[], bind: Bind, at = ''): string {
  const field = (name: string): string => `${bind(name)}::text`;
  const ways = to.map(({ roles, fields = [], through, among, except = [] }) => {
    const all = fields.map(name => listed('r', field(name)));
    if (roles) all.push(`select account from ${at}role_holders where not disabled and roles && ${bind(roles)}::text[]`);
    if (through)
      all.push(
        ...through.fields.map(
          name => `select their.account from ${at}noted_records other cross join lateral (${listed('other', field(name))}) their
            where other.entity = ${bind(through.entity)} and other.uid = r.fields->>${field(through.field)}`,
        ),
      );
    if (among)
      all.push(`select their.account from ${at}noted_records other cross join lateral (${listed('other', field(among.field))}) their
        where other.entity = ${bind(among.entity)} and other.fields->>${field(among.by)} = r.uid
          ${among.states ? `and other.state = any(${bind(among.states)}::text[])` : ''}`);
    const but = except.map(name => ` except (${listed('r', field(name))})`).join('');
    return `(select account from (${all.join(' union ')}) those${but})`;
  });
  return ways.join(' union ');
}

/** What is known of other records and people that the texts about a record name, by `<entity> <uid>`. */
export type Names = ReadonlyMap<string, NotedRecord>;
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string' && one !== '') as string[];
const refers = ({ kind }: Field): boolean => kind === 'ref' || kind === 'refs';
const fieldsNamed = (subject: NoticeSubject, kind: string): [place: string, name: string, field: Field | undefined][] =>
  placesOf(declaredNotices().kinds[kind]!).map(place => {
    const name = fieldAt(subject, place);
    return [place, name, subject.fields[name]];
  });

/** Keys of those. */
export function namesWanted(subject: NoticeSubject, kind: string, { fields }: NotedRecord, actor?: string): string[] {
  return fieldsNamed(subject, kind).flatMap(([place, name, field]) => {
    if (place === 'actor') return actor ? [`person ${actor}`] : [];
    if (!field || !refers(field)) return [];
    return idsIn(fields[name]).map(id => `${namedRecord(field)?.entity ?? 'person'} ${id}`);
  });
}

const isText = (value: unknown): value is Record<Locale, string> =>
  typeof value === 'object' && value !== null && 'ru' in value && 'kk' in value;
/** A text that is written in some languages alone is read in one of these. */
const readable = (value: unknown): unknown => (isText(value) ? inEveryLanguage(value) : value);

/** What fills the places of a kind's texts, and the link to the record. `said`: the data of the event. */
export function paramsOf(
  subject: NoticeSubject,
  kind: string,
  { uid, fields }: NotedRecord,
  names: Names,
  { actor, said = {} }: { actor?: string; said?: Readonly<Record<string, unknown>> } = {},
): Record<string, unknown> {
  const personCalled = (id: string): string =>
    personName(id, (entity, one) => names.get(`${entity} ${one}`)?.fields) ?? '';
  const inWords = (name: string, field: Field): unknown => {
    const value = fields[name];
    if (!refers(field)) return readable(field.of ? (subject.codes?.[name]?.[String(value)] ?? value) : value);
    const record = namedRecord(field);
    const called = idsIn(value).map(id =>
      record ? names.get(`${record.entity} ${id}`)?.fields[record.title] : personCalled(id),
    );
    return field.kind === 'ref' ? readable(called[0]) : called.map(readable);
  };
  const params = fieldsNamed(subject, kind).map(([place, name, field]) => {
    if (place === 'actor') return [place, personCalled(actor ?? '')];
    if (place === 'comment') return [place, said['comment'] ?? ''];
    return [place, (field ? inWords(name, field) : readable(said[place])) ?? ''];
  });
  const { link } = declaredNotices().kinds[kind]!;
  return {
    ...Object.fromEntries(params),
    link: link.replace(/\{(\w+)\}/g, (_, name: string) => inLink(name === 'uid' ? uid : fields[name])),
  };
}
const inLink = (value: unknown): string => encodeURIComponent(typeof value === 'string' ? value : '');

import { idsOfName } from '@portal/event-schemas/audit/words/language.ts';
import { locales, type Locale, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { fluxName } from '@portal/event-schemas/registration/access-sentences.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Every id that stands anywhere in a value. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return idsOfName(value);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
}

/** SQL: texts in all languages; `said`: what becomes of each, which is `text.value`. */
const inLanguages = (texts: string, said: string): string => `(SELECT jsonb_object_agg(text.key, ${said}) FROM jsonb_each_text(${texts}) AS text)`;
const json = (value: object): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

const sources = [
  `SELECT uid, name FROM registration.offerings_public`,
  `SELECT uid, ${inLanguages(json(fluxName), `replace(text.value, '{number}', number::text)`)} AS name FROM registration.fluxes_public`,
  `SELECT uid, ${inLanguages(`${json(loadTypeNames)} -> load_type`, `concat_ws(' ', text.value, section, nullif(subgroup, ''))`)} AS name FROM registration.lessons_public`,
  ...['registration_periods', 'fields_of_sciences'].map(table => `SELECT uid, name FROM registration.${table}_public`),
  `SELECT uid, name FROM applications.application_statuses_public`,
  ...['faculties', 'cathedras', 'edu_program_groups', 'edu_programs', 'disciplines', 'study_periods'].map(table => `SELECT uid, name FROM curriculum.${table}_public`),
  ...['student_groups', 'study_plans', 'rooms'].map(table => `SELECT uid, to_jsonb(code) AS name FROM curriculum.${table}_public`),
  ...['students', 'teachers'].map(table => `SELECT uid, to_jsonb(concat_ws(' ', last_name, first_name, nullif(middle_name, ''))) AS name FROM curriculum.${table}_public`),
  `SELECT uid, to_jsonb(display_name) AS name FROM identity.people_public`,
  `SELECT uid, to_jsonb(name) AS name FROM integrations.third_party_apis_public`,
];

/** What acts of nobody in particular are put down to. */
const portalItself: Localized = { ru: 'Портал', kk: 'Портал', en: 'The portal', ky: 'Портал' };

/** SQL: what an account is called, or the program that acts with a key. What is neither keeps its id, which `calledIn` puts into words. */
export const accountName = (uid: string): string => `coalesce((SELECT p.display_name FROM identity.people_public p WHERE p.uid = ${uid}), (SELECT a.name FROM integrations.third_party_apis_public a WHERE a.uid = ${uid}), ${uid})`;
/** The name of who acted, as SQL found it, in the reader's language. */
export const calledIn =
  (locale: Locale) =>
  (name: string): string =>
    name === systemActor ? portalItself[locale] : name;

const lookUp = prepared<{ uid: string; name: Localized | string }>(sources.map(source => `SELECT uid, name FROM (${source}) AS known WHERE uid = ANY($1)`).join(' UNION ALL '));

/** Names of people and things by id; an id of which nobody knows a name is missing. */
export async function namesOf(db: Sql, ids: readonly string[]): Promise<Map<string, Localized | string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await lookUp(db, [[...new Set(ids)]]);
  return new Map([...rows.map(row => [row.uid, row.name] as const), [systemActor, portalItself]]);
}

/** The same names in one language. */
export const namesIn = (names: ReadonlyMap<string, Localized | string>, locale: Locale): Map<string, string> => new Map([...names].map(([uid, name]) => [uid, typeof name === 'string' ? name : name[locale]]));

/** Names of things by id in the reader's language: `{ uid, name }`, null for nothing. */
export async function namedBy(db: Sql, ids: readonly (string | null)[], locale: Locale): Promise<(uid: string | null) => { uid: string; name: string } | null> {
  const names = await namesOf(
    db,
    ids.filter(id => id !== null),
  );
  return uid => {
    if (uid === null) return null;
    const name = names.get(uid) ?? uid;
    return { uid, name: typeof name === 'string' ? name : name[locale] };
  };
}

/** Puts recorded values into words: names for ids and codes, lists with commas, nothing for what has no short form. `codeWord`: what a code means in the part where it stands. */
export function createSentenceValueFormatter(names: ReadonlyMap<string, Localized | string>, codes: Readonly<Record<string, Localized>>, codeWord: (part: string, code: string) => string, show: (value: unknown) => string): (value: unknown, path?: string) => string {
  /** A composite id by the names of its parts; one that nobody has a name for is left out. */
  const namesOfParts = (value: string): string =>
    idsOfName(value)
      .flatMap(id => (names.has(id) ? show(names.get(id)) : []))
      .join(' · ') || '…';
  const nameOf = (value: string, part: string): Localized | string | undefined =>
    names.get(value) ?? (ofRoles.test(part) ? codeWord(part, value) || undefined : undefined) ?? (Object.hasOwn(codes, value) ? codes[value] : undefined) ?? (codeWord(part, value) || (part && idsOfName(value).length > 0 ? namesOfParts(value) : undefined));
  const spell = (value: unknown, path = ''): string => {
    if (Array.isArray(value)) return [...new Set(value.map(one => spell(one, path)).filter(Boolean))].join(', ');
    if (value === null || typeof value !== 'object') return show(nameOf(String(value), path.split('.').at(-1)!) ?? value);
    if (locales.every(tag => tag in value)) return show(value);
    const { code, name, section, uid } = value as Record<string, unknown>;
    return [code, name ?? section ?? (code ? undefined : uid)]
      .filter(part => part !== undefined)
      .map(one => spell(one))
      .join(' ');
  };
  return spell;
}
/** What a role is called is another thing than what the same code means elsewhere. */
const ofRoles = /^(roles?|from|to)$/;

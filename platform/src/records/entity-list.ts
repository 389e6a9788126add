import { joinedName, refsIn, type Entity, type Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { recordSchema } from '@portal/event-schemas/kernel/entity/schemas.ts';
import { stateAt } from '@portal/event-schemas/kernel/entity/entity.ts';
import { inFour, locales, localized, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { recordOf, type DeclaredEntity, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { z } from 'zod';
import { list, type Column, type ListCall } from '../http/types.ts';
import { hasFiles, fileView, withFiles } from './files.ts';
import { codedFile } from './imported/export.ts';
import { searchCondition } from './columns.ts';
import { visibilityCondition, withPermittedActs, withReferencedRecords } from './life-queries.ts';

const types: Record<Field['kind'], Column['type']> = {
  text: 'text',
  localized: 'localized',
  number: 'number',
  yes: 'boolean',
  day: 'date',
  moment: 'time',
  choice: 'text',
  choices: 'json',
  ref: 'text',
  refs: 'json',
  color: 'text',
  order: 'number',
  files: 'json',
  rows: 'json',
};
const filters: Partial<Record<Field['kind'], Column['filter']>> = {
  text: 'contains',
  number: 'range',
  yes: 'equals',
  day: 'range',
  moment: 'range',
  choice: 'equals',
  ref: 'equals',
};

/** Names of what the entity refers to: `named_<field>` is joined for each. */
const refsOf = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, { kind }]) => kind === 'ref');
const fromOf = ({ module, table, fields }: Entity<any>): string =>
  [
    `${module}.${table} e`,
    ...refsOf(fields).map(
      ([name, { to }]) =>
        `left join (select named.uid, ${to!.name} as name from ${to!.view} named) "named_${name}" on "named_${name}".uid = e."${name}"`,
    ),
  ].join('\n');

/** The records that a list of references names, in its order. */
const namedBy = (name: string, { to }: Field): string => `(
  select coalesce(json_agg(json_build_object('uid', named.uid, 'name', ${to!.name}) order by listed.at), '[]')
  from jsonb_array_elements_text(e."${name}") with ordinality as listed(uid, at)
  join ${to!.view} named on named.uid::text = listed.uid
)`;
/** The records that rows name, each once. */
const namedInRows = (name: string, field: Field): string => `(
  select coalesce(json_agg(json_build_object('uid', one.uid, 'name', one.name)), '[]') from (
    ${refsIn(field)
      .map(
        ({ path, to }) => `select named.uid::text as uid, to_jsonb(${to.name}) as name
          from jsonb_path_query(e."${name}", '${path}') at join ${to.view} named on named.uid::text = at #>> '{}'`,
      )
      .join(' union ')}
  ) one
)`;
/** How many records refer to one, those in some states. */
function countOf({ entity, by, states }: NonNullable<Entity['counted']>[string]): string {
  const { module, table } = recordOf(entity);
  const among = states ? ` and other.state in (${states.map(state => `'${state}'`).join(', ')})` : '';
  return `(select count(*)::int from ${module}.${table}_public other where other."${by}" = e.uid${among})`;
}

function columnsOf({ entity, words }: DeclaredEntity): Record<string, Column> {
  const header = (name: string, { unit }: { unit?: string } = {}): Localized =>
    inFour(locale => `${words[locale].fields[name] ?? name}${unit ? `, ${unit}` : ''}`);
  const names = (name: string, codes: readonly string[] = []) =>
    Object.fromEntries(
      codes.map(code => [
        code,
        inFour(locale => words[locale].codes?.[name]?.[code] ?? words[locale].states?.[code] ?? code),
      ]),
    );
  /** Of rows what their columns and codes are called, for files. */
  const namesInRows = (name: string, columns: Fields = {}) => ({
    ...Object.fromEntries(
      Object.keys(columns).map(column => [column, inFour(locale => words[locale].columns?.[name]?.[column] ?? column)]),
    ),
    ...Object.assign({}, ...Object.values(columns).map(({ names: codes = {} }) => codes)),
  });
  const columns: Record<string, Column> = { uid: { sql: 'e.uid', type: 'text', filter: 'equals', sort: true } };
  for (const [name, field] of Object.entries(entity.fields as Fields)) {
    const type = types[field.kind];
    columns[name] = {
      sql: `e."${name}"`,
      type,
      sort: type !== 'json',
      search: field.search ?? false,
      ...(field.filter && filters[field.kind] ? { filter: filters[field.kind]! } : {}),
      ...(field.kind === 'files' || refsIn(field).length > 0 ? {} : { header: header(name, field) }),
      ...(field.of ? { names: field.names ?? names(name, field.of) } : {}),
      ...(field.kind === 'rows' ? { names: namesInRows(name, field.columns) } : {}),
    };
    if (field.kind === 'ref')
      columns[`${name}_name`] = {
        sql: `"named_${name}".name`,
        type: field.to!.localized ? 'localized' : 'text',
        sort: true,
        search: field.search ?? false,
        header: header(name),
      };
    if (field.kind === 'refs')
      columns[`${name}_names`] = { sql: namedBy(name, field), type: 'json', header: header(name) };
    if (field.kind === 'rows' && refsIn(field).length > 0)
      columns[`${name}_names`] = { sql: namedInRows(name, field), type: 'json' };
  }
  if (entity.joined)
    columns[joinedName] = {
      sql: `e.${joinedName}`,
      type: 'text',
      sort: true,
      header: inFour(locale => words[locale].joined ?? words[locale].one),
    };
  for (const [name, { view, names: codes }] of Object.entries(entity.known ?? {}))
    columns[name] = {
      sql: `coalesce((select known.state from ${view} known where known.uid = e.uid), '${Object.keys(codes)[0]}')`,
      type: 'text',
      sort: true,
      filter: 'equals',
      header: header(name),
      names: codes,
    };
  for (const [name, count] of Object.entries(entity.counted ?? {}))
    columns[name] = { sql: countOf(count), type: 'number', sort: true, header: header(name) };
  return columns;
}

/** SQL of the state by the clock; `now` is a placeholder. */
function stateIs({ from, to, states }: NonNullable<Entity<any>['clock']>, state: string, now: string): string {
  const begins = `e."${from}"::timestamptz`;
  const ends = `coalesce(e."${to}"::timestamptz, 'infinity')`;
  if (state === states[0]) return `${begins} > ${now}`;
  return state === states[2] ? `${ends} <= ${now}` : `${begins} <= ${now} and ${ends} > ${now}`;
}

const stateIsOneOf = (clock: NonNullable<Entity<any>['clock']>, states: readonly string[], now: string): string =>
  `(${states.map(state => `(${stateIs(clock, state, now)})`).join(' or ')})`;
/** One code, several with commas between them, or a list of them. */
const severalOf = (codes: readonly string[]) =>
  z
    .union([z.string().max(1000), z.array(z.string().max(100)).max(codes.length)])
    .transform(given => (Array.isArray(given) ? given : given.split(',')))
    .pipe(
      z
        .array(z.enum([...codes]))
        .min(1)
        .max(codes.length),
    );

/** What a word is looked for in: texts in every language, and names of what is referred to. */
function searchOf(fields: Fields): ((pattern: string) => string) | undefined {
  const texts = (sql: string, isLocalized: boolean): string[] =>
    isLocalized ? locales.map(locale => `${sql}->>'${locale}'`) : [`(${sql})::text`];
  const searched = Object.entries(fields).flatMap(([name, { search, kind, to }]) => {
    if (!search) return [];
    return kind === 'ref' ? texts(`"named_${name}".name`, to!.localized) : texts(`e."${name}"`, kind === 'localized');
  });
  if (searched.length === 0) return undefined;
  return pattern => `concat_ws(' ', ${searched.join(', ')}) ilike ${pattern}`;
}

const names = z.array(z.object({ uid: z.string(), name: z.union([z.string(), localized]).nullable() }));
/** `<field>_names`, `<field>_files`: what a record has beside fields of a kind; beside `rows` only where they refer to something. */
const beside = (fields: Fields, kind: Field['kind'], suffix: string, schema: z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === kind && (kind !== 'rows' || refsIn(field).length > 0) ? [[`${name}_${suffix}`, schema]] : [],
    ),
  );
const rowOf = ({ fields, clock, life, joined, counted = {}, known = {} }: Entity<any>): z.ZodObject =>
  recordSchema(fields).extend({
    uid: z.string(),
    ...(joined ? { [joinedName]: z.string() } : {}),
    ...(clock ? { state: z.enum([...clock.states]) } : {}),
    ...(life ? { may: z.record(z.string(), z.string().nullable()) } : {}),
    ...Object.fromEntries(
      refsOf(fields).map(([name, { to }]) => [`${name}_name`, (to!.localized ? localized : z.string()).nullable()]),
    ),
    ...beside(fields, 'refs', 'names', names),
    ...beside(fields, 'rows', 'names', names),
    ...beside(fields, 'files', 'files', z.array(fileView)),
    ...Object.fromEntries(Object.keys(counted).map(name => [name, z.int()])),
    ...Object.fromEntries(Object.keys(known).map(name => [name, z.string()])),
  });

/** The list of an entity, which also answers one record and makes files: declared once with its fields. */
export function entityList(def: RecordDefinition): ListCall[] {
  const { declared } = def;
  const { entity, words } = declared!;
  const { calls, clock, life, sort, fields } = entity;
  if (!calls.list) return [];
  const search = entity.joined ? (pattern: string) => searchCondition('e.', pattern) : searchOf(fields);
  return [
    list({
      call: calls.list,
      summary: words.en.many,
      from: fromOf(entity),
      columns: columnsOf(declared!),
      row: rowOf(entity),
      defaultSort: sort,
      coded: codedFile(def),
      ...(search ? { search } : {}),
      ...(clock ? { query: z.object({ state: severalOf(clock.states).optional() }) } : {}),
      where: input => {
        const { query, host, bind } = input;
        const states = query['state'] as readonly string[] | undefined;
        const seen = visibilityCondition(entity, input, bind);
        const conditions = [
          ...(clock && states ? [stateIsOneOf(clock, states, `${bind(host.clock.iso())}::timestamptz`)] : []),
          ...(seen ? [seen] : []),
        ];
        return conditions.length > 0 ? conditions.join(' and ') : undefined;
      },
      ...(clock ? { map: (row, { host }) => ({ ...row, state: stateAt(clock, row, host.clock.iso()) }) } : {}),
      ...(life || hasFiles(def)
        ? {
            complete: async (rows, db, input) =>
              withFiles(fields, life ? await withReferencedRecords(def, rows, db, input.actor.id) : rows, input),
          }
        : {}),
      ...(life
        ? {
            map: (row, input) => withPermittedActs(def, row, input),
          }
        : {}),
    }),
  ];
}

import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { z } from 'zod';
import type { Column } from '../http/types.ts';

/** How a field is stored and listed. Ids stay text: a record's uid may be any name that an import derived. */
export interface RecordColumn {
  name: string;
  sql: 'text' | 'double precision' | 'boolean' | 'jsonb';
  list: Column['type'];
}

type JsonSchema = {
  format?: string;
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
};

/** The JSON types that a schema lets through, `null` aside. */
function jsonTypes(schema: JsonSchema): Set<string> {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap(part => [...jsonTypes(part)]));
  if (schema.type)
    return new Set(
      [schema.type]
        .flat()
        .filter(type => type !== 'null')
        .map(type => (type === 'integer' ? 'number' : type)),
    );
  return new Set([...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].map(value => typeof value));
}

function isLocalized(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodObject)
    return Object.keys(schema.shape).length === locales.length && locales.every(tag => tag in schema.shape);
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? isLocalized(schema.unwrap() as z.ZodType)
    : false;
}

const byJsonType: Record<string, Omit<RecordColumn, 'name'>> = {
  string: { sql: 'text', list: 'text' },
  number: { sql: 'double precision', list: 'number' },
  boolean: { sql: 'boolean', list: 'boolean' },
};

const byFormat: Record<string, Omit<RecordColumn, 'name'>> = {
  date: { sql: 'text', list: 'date' },
  'date-time': { sql: 'text', list: 'time' },
};
const formatOf = (schema: JsonSchema): string | undefined =>
  schema.format ?? schema.anyOf?.find(part => part.format)?.format;

/** One column per field: strings text, numbers double precision, booleans boolean, everything else jsonb. */
export function recordColumns(def: RecordDefinition): RecordColumn[] {
  return Object.entries(def.fields.shape).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    const types = [...jsonTypes(json)];
    const simple = types.length === 1 ? (byFormat[formatOf(json) ?? ''] ?? byJsonType[types[0]!]) : undefined;
    return { name, ...(simple ?? { sql: 'jsonb', list: isLocalized(schema as z.ZodType) ? 'localized' : 'json' }) };
  });
}

/** A column that the database makes of others, and the indexes on it. */
export interface ComposedColumn {
  name: string;
  ddl: string;
  indexes: readonly string[];
}
const joined = (fields: readonly string[]): string =>
  `ltrim(${fields.map(field => `case when "${field}" = '' then '' else ' ' || "${field}" end`).join(' || ')})`;
const sortedBy = (table: string, name: string): string[] =>
  locales.map(
    locale =>
      `create index if not exists ${table}_${name}_${locale} on ${table} ("${name}" collate "${locale}-x-icu", uid);`,
  );

/**
 * A text with its Cyrillic letters as Latin ones and digits: PostgreSQL's index of parts sees no others where the
 * database has the locale C. Different
 * letters may become one, so whoever finds by it compares the text itself too.
 */
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяәғқңөұүһі';
const latin = [...cyrillic].map((_, index) => 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(index % 36)).join('');
const indexed = (sql: string): string => `translate(${sql}, '${cyrillic}', '${latin}')`;

/** What serves `searchCondition` in a table that is not a record's: beside its `found_by` the column `found_in`, and the index on it. */
export const searchIndexDdl = (
  name: string,
  table: string,
): string => `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS found_in text GENERATED ALWAYS AS (${indexed('found_by')}) STORED;
  CREATE INDEX IF NOT EXISTS ${name} ON ${table} USING gin (found_in public.gin_trgm_ops);`;

/**
 * Where `found_by` holds what is searched for, in small letters; `pattern` is a placeholder. The index names candidates
 * by `found_in`, which is stored: making it again for each of them costs more than all else.
 */
export function searchCondition(alias: string, pattern: string): string {
  const wanted = `(lower(${pattern} collate "und-x-icu") collate "default")`;
  return `(${alias}found_in like ${indexed(wanted)} and ${alias}found_by like ${wanted})`;
}

/**
 * The texts that the database makes of several fields, each indexed for sorting in every language; beside them
 * `found_by`, all that a search looks
 * at in small letters, and `found_in`, the same as the index of its parts can read it. The other searched texts
 * (numbers, codes) are indexed for sorting too.
 */
export function composedColumns(def: RecordDefinition): ComposedColumn[] {
  const composed = Object.entries(def.composed ?? {});
  if (composed.length === 0) return [];
  const texts = recordColumns(def)
    .filter(column => column.sql === 'text')
    .map(column => column.name);
  const parts = [...new Set(composed.flatMap(([, fields]) => fields))];
  const others = (def.search ?? []).filter(field => texts.includes(field) && !parts.includes(field));
  const searched = `lower(${joined([...parts, ...others])} collate "und-x-icu")`;
  return [
    ...composed.map(([name, fields]) => ({
      name,
      ddl: `"${name}" text generated always as (${joined(fields)}) stored`,
      indexes: sortedBy(def.table, name),
    })),
    {
      name: 'found_by',
      ddl: `found_by text generated always as (${searched}) stored`,
      indexes: others.flatMap(field => sortedBy(def.table, field)),
    },
    {
      name: 'found_in',
      ddl: `found_in text generated always as (${indexed(searched)}) stored`,
      indexes: [
        `create index if not exists ${def.table}_found_in on ${def.table} using gin (found_in public.gin_trgm_ops);`,
      ],
    },
  ];
}

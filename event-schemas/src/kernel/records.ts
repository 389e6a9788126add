import type { z } from 'zod';
import type { AccessTable, Call } from './access.ts';
import type { Entity } from './entity/entity.ts';
import type { AnyEntityWords } from './entity/words.ts';
import type { Locale } from './locales.ts';
import { inFour, type Localized } from './localized.ts';
import type { NoCircle } from './no-circle.ts';
import type { RecordReference } from './record-reference.ts';
import type { Audience } from './roles.ts';

export type { RecordReference } from './record-reference.ts';
export type { NoCircle } from './no-circle.ts';

/**
 * A field that names records of another kind by their uids: the field's value, or with `path` what stands at that
 * JSON path in it (`$[*]` in a list); null
 * names nothing. `called`: the field in words. What a field names exists when it is written: `platform.record_unknown`.
 */
export interface NamedRecord {
  field: string;
  path?: string;
  entity: string;
  called: Localized;
}

/**
 * Two fields of a record that stand in order: `low` not above `high`, with `strict` below it. Numbers, dates or
 * moments; a dot leads into a field. What is empty (null) is in order. Refused with `code` and the params `min`, `max`
 * and the fields' own names, at `high` unless only `low` was sent or `at` says so.
 */
export interface OrderedFields {
  low: string;
  high: string;
  strict?: boolean;
  at?: string;
  code: string;
}

/**
 * Records with equal `by` that must not stand side by side when `clash` says so of what they `keep`. They share a
 * stream that holds this of each of them,
 * so that of two at once one is refused: with `code` and, as params, what the other keeps; at the fields of `keep`.
 */
export interface RecordsApart<Field extends string = string> {
  by: readonly Field[];
  keep: readonly Field[];
  clash: (one: any, other: any) => boolean;
  code: string;
}

/**
 * An entity without a life cycle of its own (portal architecture: "record kit"). From this the platform makes the events
 * `<Name>Created`, `<Name>Changed`, `<Name>Removed`, the stream `<entity>-<uid>`, the table `<module>.<table>` with one
 * column per field, a list with both dialects, and the create / change / remove calls.
 */
export interface RecordDefinition<S extends z.ZodObject = z.ZodObject> {
  module: string;
  /** snake_case singular: stream prefix and parameter name, for example `faculty`. */
  entity: string;
  /** PascalCase, prefix of the event types, for example `Faculty`. */
  name: string;
  /** Table in the module's schema, snake_case plural. */
  table: string;
  /**
   * Fields without `uid`. Strings (ids too, and `uid` itself) become text, numbers double precision, booleans
   * boolean, everything else jsonb.
   */
  fields: S;
  /** Keys that no two records may share: lists of field names. As in SQL, a key with an empty (null) part is nobody's… */
  unique?: readonly (readonly (keyof z.infer<S> & string)[])[];
  /** …unless empty counts as a value too (SQL's NULLS NOT DISTINCT). */
  nullsNotDistinct?: boolean;
  /** Fields that name other records; those records' `references` say the same from their side (test/architecture/references.spec.ts). */
  namesRecords?: readonly NamedRecord[];
  ordered?: readonly OrderedFields[];
  apart?: RecordsApart<keyof z.infer<S> & string>;
  noCircle?: NoCircle<keyof z.infer<S> & string>;
  /** Fields that came later, and what records from before have in them: events are never changed, they are read with these. */
  defaults?: Partial<z.infer<S>>;
  /** Fields that are personal data. */
  personal?: readonly (keyof z.infer<S> & string)[];
  /** Fields that a list may filter by, search in, sort by. */
  filters?: readonly (keyof z.infer<S> & string)[];
  /**
   * Of the filters, those that pick few of many records: their indexes carry the composed texts, so that a page
   * sorted by these reads no other records.
   */
  narrow?: readonly (keyof z.infer<S> & string)[];
  search?: readonly (keyof z.infer<S> & string)[];
  defaultSort?: keyof z.infer<S> & string;
  /** What fields are called in exports: those without are not exported, and a list without any has no export. */
  headers?: Readonly<Partial<Record<keyof z.infer<S> & string, Localized>>>;
  /** What codes in these fields are called in exports. */
  names?: Readonly<Partial<Record<keyof z.infer<S> & string, Readonly<Record<string, Localized>>>>>;
  /** What stands in exports for the uid of another record: a column of its published view. */
  shows?: Readonly<Partial<Record<keyof z.infer<S> & string, { view: `${string}.${string}_public`; column: string }>>>;
  /**
   * Texts made of several fields, parted by spaces and without the empty ones: stored beside them, with indexes for
   * sorting in each language and searching.
   */
  composed?: Readonly<Record<string, readonly (keyof z.infer<S> & string)[]>>;
  /** While one of these uses it, a record is not removed, and its `fixed` fields do not change: `platform.record_in_use`. */
  references?: readonly RecordReference<keyof z.infer<S> & string>[];
  fixed?: readonly (keyof z.infer<S> & string)[];
  /** Calls and who may make them; a call that is not given does not exist. Paths as in the specification. */
  calls?: { list?: Call; get?: Call; create?: Call; change?: Call; remove?: Call };
  readers: Audience;
  writers: Audience;
  /** Where the kind is declared as an entity: its calls, list and rules come from there (entity/record.ts). */
  declared?: DeclaredEntity;
}
export interface DeclaredEntity {
  entity: Entity<any>;
  words: Readonly<Record<Locale, AnyEntityWords>>;
}
const defined = new Map<string, RecordDefinition<any>>();
export function defineRecord<S extends z.ZodObject>(definition: RecordDefinition<S>): RecordDefinition<S> {
  defined.set(definition.entity, definition);
  return definition;
}
/** Every kind of record that modules of the process define. */
export const definedRecords = (): RecordDefinition<any>[] => [...defined.values()];
/**
 * The definition of an entity that another record names: two kinds may name each other. Throws where no module of the
 * process defines it.
 */
export function recordOf(entity: string): RecordDefinition<any> {
  const found = defined.get(entity);
  if (!found) throw new Error(`no module of this process defines the record ${entity}`);
  return found;
}

/** Records that are called by a text of their own, not by what they refer to. */
const titleIn = ({ title, fields }: Entity<any>) =>
  ['text', 'localized', undefined].includes(fields[title]?.kind) ? { title } : {};

/** Uses of an entity by fields of other entities: said once, at the field that names it. */
export const usesByEntities = (entity: string): RecordReference[] =>
  definedRecords().flatMap(({ module, table, namesRecords = [], declared }) =>
    declared
      ? namesRecords
          .filter(named => named.entity === entity)
          .map(({ field, path }) => ({
            view: `${module}.${table}_public` as const,
            column: field,
            ...(path ? { path } : {}),
            name: inFour(locale => declared.words[locale].many),
            ...titleIn(declared.entity),
          }))
      : [],
  );

/** Entries of a module's access table for its records' calls. */
export function recordAccess(records: readonly RecordDefinition<any>[]): Pick<AccessTable, 'commands' | 'queries'> {
  const entries = (
    names: readonly ('list' | 'get' | 'create' | 'change' | 'remove')[],
    audience: 'readers' | 'writers',
  ) =>
    Object.fromEntries(
      records.flatMap(record =>
        names.flatMap(name => (record.calls?.[name] ? [[record.calls[name], record[audience]]] : [])),
      ),
    );
  return { commands: entries(['create', 'change', 'remove'], 'writers'), queries: entries(['list', 'get'], 'readers') };
}

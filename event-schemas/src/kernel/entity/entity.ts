import type { Call } from '../access.ts';
import type { Localized } from '../localized.ts';
import type { NoCircle } from '../no-circle.ts';
import type { RecordReference } from '../record-reference.ts';
import type { Audience, Role } from '../role-list.ts';
import type { CodeNames, Field, Target, ValueOf } from './fields.ts';
import type { Life } from './life.ts';
import type { Rule } from './rules.ts';

/** The column that `joined` makes. */
export const joinedName = 'display_name';

export type Fields = Readonly<Record<string, Field<any>>>;
/** The values of an entity's fields, as events hold them. */
export type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
/** A row of the entity's list: its values, the names of what it refers to as `<field>_name`, and its state by the clock. */
export type Row<E> =
  E extends Entity<infer F, any, any, any, infer N, any, any, infer K>
    ? { id: string; uid: string; state: string; may: Record<string, string | null> } & Values<F> &
        Record<N, number> &
        Record<K, string> & {
          [K in keyof F & string as F[K]['kind'] extends 'ref' ? `${K}_name` : never]: Localized | string | null;
        } & {
          [K in keyof F & string as F[K]['kind'] extends 'refs' ? `${K}_names` : never]: readonly Named[];
        } & {
          /** Only of rows that refer to something. */
          [K in keyof F & string as F[K]['kind'] extends 'rows' ? `${K}_names` : never]?: readonly Named[];
        } & {
          [K in keyof F & string as F[K]['kind'] extends 'files' ? `${K}_files` : never]: readonly FileInfo[];
        }
    : never;
/** Something that a list of references names. */
export interface Named {
  uid: string;
  name: Localized | string | null;
}

/** Accounts that stand in a published view beside what a field of the record names: who is of the course that a material is for. */
export interface Circle {
  field: string;
  view: `${string}.${string}_public`;
  by: string;
  person: string;
}

/** A file that stands in a record; `size` in bytes. Its content: `GET /files/{uid}/`. */
export interface FileInfo {
  uid: string;
  name: string;
  type: string;
  size: number;
}

/** States that follow from two moments of the record and the clock: before `from`, between, and after `to` (null: it has no end). */
export interface ByClock<F extends Fields = Fields, S extends string = string> {
  from: keyof F & string;
  to: keyof F & string;
  states: readonly [before: S, between: S, after: S];
}
export interface EntityCalls {
  list: Call;
  create: Call;
  change: Call;
  remove: Call;
  restore: Call;
}

export interface EntityOptions<
  F extends Fields,
  R extends string = string,
  S extends string = string,
  A extends string = string,
  N extends string = string,
  P extends `/${string}/` = `/${string}/`,
  T extends string = string,
  K extends string = string,
> {
  module: string;
  /** snake_case singular: stream prefix, and the word by which references name it. */
  entity: string;
  /** PascalCase, prefix of the event types. */
  name: string;
  /** snake_case plural: the table in the module's schema. */
  table: string;
  fields: F;
  /** The field by which a record is called. */
  title: (keyof F & string) | typeof joinedName;
  /** Fields that make a column of their own, `display_name`: people by their whole names, sorted and found by it. */
  joined?: readonly (keyof F & string)[];
  /** Of the fields with a filter those that pick few of many records: their indexes serve pages sorted by `display_name`. */
  narrow?: readonly (keyof F & string)[];
  read: Audience;
  write: Audience;
  /**
   * The field with the account whose the record is: only they change it, and those roles that change what is others'.
   * `reads`: and only they see it, besides the records in `states`, which everybody sees, and those whom the record that
   * `through.field` names has in one of its fields, and those `among` whom it is. `makes`: only they make one.
   */
  owner?: {
    field: keyof F & string;
    others: readonly Role[];
    reads?: {
      states?: readonly string[];
      through?: { field: keyof F & string; fields: readonly string[] };
      among?: Circle;
    };
    makes?: Circle;
  };
  /**
   * Address of the list and of creation; one record stands at `<path>{uid}/`, unless `calls` says otherwise. A call
   * that is `null` does not exist.
   */
  path: P;
  calls?: { [C in keyof EntityCalls]?: Call | null };
  rules?: readonly Rule<R>[];
  clock?: ByClock<F, S>;
  /** States into which people move it. It has the field `state`, and `comment` where acts ask for one. */
  life?: Life<S, A, R, T>;
  /**
   * Columns of its list that count records which refer to it by the field `by`, those in `states`; their names stand
   * in the words of `fields`.
   */
  counted?: Readonly<Record<N, { entity: string; by: string; states?: readonly string[] }>>;
  /**
   * Columns of its list with what another module knows of a record, by its uid: a code in the column `state` of that
   * module's view, the first of `names` where the view has none. Their names stand in the words of `fields`.
   */
  known?: Readonly<Record<K, { view: `${string}.${string}_public`; names: CodeNames }>>;
  /** The uid of a new one, by its values: one for each club and person. Without it a fresh one. */
  uid?: (values: Readonly<Record<string, any>>) => string;
  /** Unique keys are compared as they are typed: the kind was written so before it was declared. */
  exactKeys?: true;
  /** What else names it by its uid, besides fields of other entities: while it does, a record is not removed. */
  references?: RecordReference;
  /** Its records lead to others of the kind, and never back to themselves; the code's words stand in `errors` (`{circle}`). */
  noCircle?: NoCircle<keyof F & string>;
  /** Keys of several fields that no two records share. */
  unique?: readonly (readonly (keyof F & string)[])[];
  /** What uses its records and is no entity; fields of entities that name it say so themselves. */
  usedBy?: readonly RecordReference[];
  /** Records of the portal's own: they are not removed, and their `fixed` fields stay. The refusal calls them `name`. */
  stays?: { code: string; holds: (values: Readonly<Record<string, any>>) => boolean };
  /** Without it by the field that is the `order`, or by the title. */
  sort?: readonly [field: (keyof F & string) | typeof joinedName, order: 'ASC' | 'DESC'];
  /**
   * Its records come from a CSV file, too, and go into one that is read again: found by the unique text in the field
   * `by`. `example`: cells of the line in the template, by column.
   */
  imported?: { by: keyof F & string; example?: Readonly<Record<string, string>> };
  /** The screen that shows one: a path below `/{lang}/` with places for its fields, `clubs/{uid}`. */
  page?: string;
}
/** An entity as its declaration says, with every call that it has. */
export interface Entity<
  F extends Fields = Fields,
  R extends string = string,
  S extends string = string,
  A extends string = string,
  N extends string = string,
  P extends `/${string}/` = `/${string}/`,
  T extends string = string,
  K extends string = string,
> extends Omit<EntityOptions<F, R, S, A, N, P, T, K>, 'calls' | 'sort'> {
  calls: { [C in keyof EntityCalls]: Call | null };
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
}

/**
 * A thing with fields, declared once (docs/add-a-module.md): from it come the events `<Name>Created`, `…Changed`,
 * `…Removed` and `…Restored`, the table, the calls, the list with its filters and files, the form, the history and the
 * words that are asked for. Plain data: pages read it, too.
 */
export const entity = <
  const F extends Fields,
  const R extends string = never,
  const S extends string = never,
  const A extends string = never,
  const N extends string = never,
  const P extends `/${string}/` = never,
  const T extends string = never,
  const K extends string = never,
>({
  calls = {},
  sort,
  ...options
}: EntityOptions<F, R, S, A, N, P, T, K>): Entity<F, R, S, A, N, P, T, K> => {
  const { path } = options;
  const one = `${path}{uid}/` as const;
  return {
    ...options,
    sort: sort ?? [orderOf(options.fields) ?? options.title, 'ASC'],
    calls: {
      list: `GET ${path}`,
      create: `POST ${path}`,
      change: `PUT ${one}`,
      remove: `DELETE ${one}`,
      restore: `POST ${one}restore/`,
      ...calls,
    },
  };
};

/** The live key of all records of an entity: at most one message a second, however many of them change. */
export const rowsChanged = (entity: string): string => `slow:${entity}`;

/** Fields that people write. */
export const typedFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.stamp);
/** Fields that people fill in with a form. */
export const formFields = (fields: Fields): [string, Field][] =>
  typedFields(fields).filter(([, { kind }]) => kind !== 'order');
/** The field by which its list is put in order, if there is one. */
export const orderOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find(name => fields[name]!.kind === 'order');

const isAt = (value: unknown, is: readonly unknown[]): boolean => is.includes(value);
/** Whether a field means anything beside the values of the others. */
export const isApplicable = ({ when }: Field, values: Record<string, unknown>): boolean =>
  !when || isAt(values[when.field], when.is);

/** Where a field holds uids: JSON paths, `$` for the value itself, with what they name. */
export const refsIn = ({ kind, to, columns = {} }: Field): { path: string; to: Target }[] => {
  if (kind === 'rows')
    return Object.entries(columns).flatMap(([column, field]) =>
      refsIn(field).map(found => ({ ...found, path: `$[*].${column}${found.path.slice(1)}` })),
    );
  return to ? [{ path: kind === 'refs' ? '$[*]' : '$', to }] : [];
};

const lists: readonly Field['kind'][] = ['refs', 'choices', 'files', 'rows'];
/** The whole name that an entity's `joined` fields make of a record. */
export const joinedText = (
  { joined = [] }: Pick<Entity<any>, 'joined'>,
  values: Readonly<Record<string, unknown>>,
): string => joined.flatMap(name => (values[name] ? [String(values[name])] : [])).join(' ');
/** The fields by which a record is called. */
export const titleFields = ({ title, joined = [] }: Entity<any>): readonly string[] =>
  title === joinedName ? joined.slice(0, 2) : [title];

/** What an empty field holds. */
export const emptyOf = ({ kind, nullable, blank, default: initial }: Field): unknown =>
  initial !== undefined
    ? initial
    : kind === 'localized' && !nullable
      ? { ru: '', kk: '', en: '', ky: '' }
      : lists.includes(kind)
        ? []
        : kind === 'yes'
          ? false
          : blank
            ? ''
            : null;

/**
 * The values without those that mean nothing beside the others (an audience of teachers has no year of study), and
 * lists without what stands in them twice.
 */
export const applicableValues = <V extends Record<string, unknown>>(fields: Fields, values: V): V => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (!isApplicable(field, values)) return [[name, emptyOf({ ...field, default: undefined })]];
      return Array.isArray(value) ? [[name, [...new Set<unknown>(value)]]] : [];
    }),
  ),
});

/** Where a record stands by the clock at a moment (ISO 8601 UTC). */
export function stateAt({ from, to, states }: ByClock<any>, values: Record<string, unknown>, now: string): string {
  const at = Date.parse(now);
  if (at < Date.parse(String(values[from]))) return states[0];
  return values[to] === null || at < Date.parse(String(values[to])) ? states[1] : states[2];
}

import type { Call } from '../access.ts';
import type { Localized } from '../localized.ts';

/**
 * What an entity's fields can be. A field is plain data, so that a page knows it without zod: schemas.ts makes its
 * schema, the platform its column,
 * the frontend its input, its cell and its filter.
 */
export type FieldKind =
  | 'text'
  | 'localized'
  | 'number'
  | 'yes'
  | 'day'
  | 'moment'
  | 'choice'
  | 'choices'
  | 'ref'
  | 'refs'
  | 'color'
  | 'order'
  | 'files'
  | 'rows';

/** What every kind of field may say of itself. */
export interface FieldOptions {
  /** May be left empty: null, an empty list, or a text in no language. */
  optional?: true;
  personal?: true;
  /** No two records have the same value: of a localized text in any of its languages. */
  unique?: true;
  /** Does not change while the record is used. */
  fixed?: true;
  /** Chosen when the record is made, and never changed. */
  once?: true;
  search?: true;
  filter?: true;
  /** Only where another field has one of these values: elsewhere it is empty, and forms do not show it. */
  when?: When;
  /** The server fills it in, and no form has it: who made the record, or when; its state; what an act says; what the portal alone writes. */
  stamp?: 'actor' | 'now' | 'state' | 'act' | 'portal';
  /** What a record has in it that was written before there was the field, and what a new form begins with. */
  default?: unknown;
}
export interface When {
  field: string;
  is: readonly (string | boolean)[];
}

/** A field of a kind, whose value has the type `T` (`Localized`, number, …); null where it is optional. */
export interface Field<T = unknown> extends FieldOptions {
  kind: FieldKind;
  /** Texts: the fewest and the most characters. Numbers: bounds. Lists: the most entries. */
  min?: number;
  max?: number;
  /** Lines of a text's input, one by default. */
  rows?: number;
  /** Of a text or a choice: where it is empty it is '', not null. */
  blank?: true;
  /** Of a text: an e-mail address. */
  email?: true;
  /**
   * Of a choice: another code may stand there too, as an import brought it; it is shown as it is. Of choices: the codes
   * are those of `namedBy`.
   */
  open?: true;
  /** Of a localized text: one language is enough; with `nullable` a text in no language is null. */
  some?: true;
  nullable?: true;
  /** Numbers with a fraction, of so many digits at most. */
  fraction?: true;
  digits?: number;
  /** A number that names a year: its thousands stand together. */
  year?: true;
  /** What a number counts, said after it: `₸`, `m²`. */
  unit?: string;
  /** Codes of a choice. */
  of?: readonly string[];
  /** What the codes are called, where the portal has names for them anyway: the entity's words do not say it again. */
  names?: CodeNames;
  /** A list of `value` and `name`: what the university itself calls them. */
  namedBy?: Call;
  /** What a reference names. */
  to?: Target;
  /** Files: what they may be (`image/png`, `.pdf`), and the most bytes of one. */
  types?: readonly string[];
  bytes?: number;
  /** Of rows: what each of them holds, and whether their order says something. */
  columns?: Readonly<Record<string, Field<any>>>;
  ordered?: true;
  /** The least pixels of a picture. */
  pixels?: { width: number; height: number };
  /** The value's type; no field has it when the program runs. */
  readonly value?: T;
}
export type CodeNames = Readonly<Record<string, Localized>>;
export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** Records that a field can name: where a list finds their names, and where a form looks for them. */
export interface Target {
  entity: string;
  /** It is a record of the kit: what a field names exists when it is written, and is not removed while it is named. */
  isRecord: boolean;
  /** Published view with `uid`, and the SQL of the name in it, over the alias `named`. */
  view: `${string}.${string}_public`;
  name: string;
  /** Whether the name is in four languages. */
  localized: boolean;
  /** The field of the choices that names them, where it is not `name`. */
  called?: string;
  /** A list of choices: rows with `uid` and `name`; searched by `q`, found again by `uid`. */
  choices: Call;
}

type Given<O extends FieldOptions, T, Empty = null> = Field<O extends { optional: true } ? T | Empty : T>;
type Of<More> = FieldOptions & More;

export const text = <const O extends Of<{ min?: number; max: number; rows?: number; blank?: true; email?: true }>>(
  options: O,
): Given<O, string> => ({
  kind: 'text',
  ...options,
});
/** A text in four languages; with `some` one of them is enough, the others are ''. `nullable`: a text in none is null. */
export const localizedText = <
  const O extends Of<{ min?: number; max?: number; rows?: number; some?: true; nullable?: true }>,
>(
  options: O = {} as O,
): Field<O extends { nullable: true } ? Localized | null : Localized> => ({
  kind: 'localized',
  max: 200,
  ...options,
});
export const number = <const O extends Of<{ min: number; max: number; fraction?: true; unit?: string; year?: true }>>(
  options: O,
): Given<O, number> => ({
  kind: 'number',
  ...options,
});
/** A sum, with the sign of its currency as `unit`. */
export const money = <const O extends Of<{ min?: number; max: number; unit: string }>>(
  options: O,
): Given<O, number> => ({
  kind: 'number',
  fraction: true,
  digits: 2,
  ...options,
});
/** Where a record stands in its list: moved there by dragging or step by step, and no form has it. A new one comes last. */
export const order = (options: Of<{ max?: number }> = {}): Field<number> => ({
  kind: 'order',
  max: 1_000_000,
  ...options,
});
export const yes = (options: FieldOptions = {}): Field<boolean> => ({ kind: 'yes', default: false, ...options });
/** `YYYY-MM-DD` */
export const day = <const O extends FieldOptions>(options: O = {} as O): Given<O, string> => ({
  kind: 'day',
  ...options,
});
/** ISO 8601 UTC */
export const moment = <const O extends FieldOptions>(options: O = {} as O): Given<O, string> => ({
  kind: 'moment',
  ...options,
});
type OfCodes = Of<{ names?: CodeNames; namedBy?: Call; open?: true; blank?: true }>;
type CodeIn<C extends readonly string[], O> = O extends { open: true } ? string : C[number];
type Named<O> = O extends { names: CodeNames } ? { names: CodeNames } : unknown;
export const choice = <const C extends readonly string[], const O extends OfCodes>(
  of: C,
  options: O = {} as O,
): Given<O, CodeIn<C, O>> & Named<O> =>
  ({ kind: 'choice', of, ...options }) as unknown as Given<O, CodeIn<C, O>> & Named<O>;
/** Several codes; of an `open` list whatever `namedBy` has to choose from, `max` of them at most. */
export const choices = <const C extends readonly string[], const O extends OfCodes & { max?: number }>(
  of: C,
  options: O = {} as O,
): Field<CodeIn<C, O>[]> & Named<O> =>
  ({ kind: 'choices', of, max: of.length, ...options }) as unknown as Field<CodeIn<C, O>[]> & Named<O>;
export const ref = <const O extends FieldOptions>(
  to: Target,
  options: O = {} as O,
): Given<O, string> & { kind: 'ref' } => ({ kind: 'ref', to, ...options });
export const refs = (to: Target, options: Of<{ max: number }>): Field<string[]> & { kind: 'refs' } => ({
  kind: 'refs',
  to,
  ...options,
});
/** `#rrggbb` */
export const color = <const O extends FieldOptions>(options: O = {} as O): Given<O, string> => ({
  kind: 'color',
  ...options,
});
/**
 * A list of objects: lines of a plan, hours by kind. `columns` are fields of any kind but files, places and further rows;
 * their codes have `names`. Without `ordered` their order says nothing, and the form has no buttons for it.
 */
export const rows = <const C extends Readonly<Record<string, Field<any>>>>(
  columns: C,
  options: Of<{ max: number; ordered?: true }>,
): Field<{ -readonly [K in keyof C]: ValueOf<C[K]> }[]> & { kind: 'rows'; columns: C } => ({
  kind: 'rows',
  columns,
  ...options,
});
/** Uids of files of the record (platform/src/files). */
export const files = (
  options: Of<{ max: number; types: readonly string[]; bytes: number; pixels?: { width: number; height: number } }>,
): Field<string[]> & { kind: 'files' } => ({ kind: 'files', ...options });
/** One picture, or none. Without a format that browsers run. */
export const picture = (options: Of<{ bytes: number; pixels?: { width: number; height: number } }>) =>
  files({ max: 1, types: ['image/png', 'image/jpeg', 'image/webp'], optional: true, default: [], ...options });
/** Who made the record: the account of the caller. `to`: where accounts have their names. */
export const maker = (to: Target): Field<string> & { kind: 'ref' } => ({ kind: 'ref', to, stamp: 'actor' });
/** When it was made. */
export const madeAt = (): Field<string> => ({ kind: 'moment', stamp: 'now' });
/** The state of an entity with a life, of these; and what was said with the last act that asks for a word. */
export const stateOf = <const S extends string>(life: { states: Readonly<Record<S, unknown>> }): Field<S> => ({
  kind: 'choice',
  of: Object.keys(life.states),
  stamp: 'state',
  filter: true,
});
export const commentOf = (max = 1000): Field<string | null> => ({ kind: 'text', max, stamp: 'act', optional: true });
/** Filled in by an act: an account, or a moment. */
export const setByAct = (to?: Target): Field<string | null> =>
  to ? { kind: 'ref', to, stamp: 'act', optional: true } : { kind: 'moment', stamp: 'act', optional: true };

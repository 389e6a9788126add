import type { Entity, Fields } from './entity.ts';
import type { ValueOf } from './fields.ts';

/** The codes of a choice, or of choices: never for a text that may be any text. */
type CodeOf<T> = T extends readonly (infer U)[] ? CodeOf<U> : T extends string ? (string extends T ? never : T) : never;
/** Names of the fields that hold codes which have no names yet; those of `state` are the entity's `states`. */
type CodedName<F extends Fields> = {
  [K in keyof F & string]: K extends 'state'
    ? never
    : F[K] extends { names: object }
      ? never
      : [CodeOf<ValueOf<F[K]>>] extends [never]
        ? never
        : K;
}[keyof F & string];
/** Names of the fields that are rows: their columns are named too. */
type RowsName<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { kind: 'rows' } ? K : never;
}[keyof F & string];
type Columns<F extends Fields> = {
  readonly [K in RowsName<F>]: F[K] extends { columns: infer C } ? Readonly<Record<keyof C & string, string>> : never;
};
type Coded<F extends Fields> = {
  readonly [K in CodedName<F>]: { readonly [C in CodeOf<ValueOf<F[K]>>]: string };
};
/** Asked for where there is something to name. */
type Where<Name extends string, Keys, Value> = [Keys] extends [never]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/**
 * What an entity, its fields, codes, states and rules are called in one language: forms, columns, filters, files,
 * histories, refusals and the audit take them from here. `object`: as what is done to one ("adds a club", "добавляет
 * клуб"); `lead`: what its screen is for; `hints` stand below inputs.
 */
export type EntityWords<E> =
  E extends Entity<infer F, infer R, infer S, infer A, infer N, any, infer T, infer K>
    ? {
        readonly one: string;
        readonly many: string;
        readonly object: string;
        readonly lead?: string;
        /** On the button that adds one, where "add" is not the word. */
        readonly add?: string;
        /** Of a kind with `joined` fields: what the whole name is called. */
        readonly joined?: string;
        /** What stands in an empty list, and what a removal brings about. */
        readonly empty?: string;
        readonly removal?: string;
        readonly fields: Readonly<Record<(keyof F & string) | N | K, string>>;
        readonly hints?: Readonly<Partial<Record<keyof F & string, string>>>;
        /** What only its own screens say. */
        readonly own?: Readonly<Record<string, string>>;
        /** What reminders say of records that wait in a state (`{count}`, `{since}`), and before moments. */
        readonly waits?: Readonly<Partial<Record<S, NoticeWords>>>;
        readonly reminds?: Readonly<Record<string, NoticeWords>>;
      } & Where<'codes', CodedName<F>, Coded<F>> &
        Where<'columns', RowsName<F>, Columns<F>> &
        Where<'states', S, Readonly<Record<S, string>>> &
        Where<'rules', R, Readonly<Record<R, string>>> &
        Where<'acts', A, { readonly [K in A]: K extends T ? TellingActWords : SilentActWords }>
    : never;

/**
 * What an act is called on its button, how its event is told (`{actor}`), and what those are told whom it concerns
 * (`{title}`, `{actor}`, `{comment}`, its fields).
 */
export interface ActWords {
  readonly does: string;
  readonly says: string;
  readonly tells?: NoticeWords;
}
/** Of an act that tells somebody, and of one that tells nobody. */
interface TellingActWords extends ActWords {
  readonly tells: NoticeWords;
}
interface SilentActWords extends ActWords {
  readonly tells?: never;
}
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** A module's words in one language: `const ru = { … } satisfies Words<typeof entities>`. */
export type Words<M> = { readonly [N in keyof M]: EntityWords<M[N]> };

/** What the kit reads of any entity's words. */
export interface AnyEntityWords {
  readonly one: string;
  readonly many: string;
  readonly object: string;
  readonly lead?: string;
  readonly add?: string;
  readonly empty?: string;
  readonly removal?: string;
  readonly joined?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly columns?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
  readonly acts?: Readonly<Record<string, ActWords>>;
  readonly waits?: Readonly<Record<string, NoticeWords | undefined>>;
  readonly reminds?: Readonly<Record<string, NoticeWords>>;
}
export type AnyWords = Readonly<Record<string, AnyEntityWords>>;

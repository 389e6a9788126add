import type { z } from 'zod';
import type { Call } from './access.ts';
import type { Entity, Row, Values } from './entity/entity.ts';
import type { importRefusals, kitRefusals } from './refusals.ts';
import type { RefusalCode } from './rejections.ts';

/**
 * `refuses`: the codes with which the call, or one of several things in it, is refused, besides those of every call
 * (`refusedEverywhere`); without it there are none (docs/decisions/0052).
 */
interface Refusing {
  refuses?: readonly RefusalCode[];
  /** Stands in contracts of a part, which the module takes over with its own. */
  call?: Call;
}

/**
 * What a call takes and answers; a call without `answer` answers 204 or a file. `params`: the values of the address;
 * where it says nothing they are texts.
 */
export interface CallSchemas extends Refusing {
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
}
/** What a list takes beside the parameters of all lists and its filters, and what it has in each row. */
export interface ListSchemas extends Refusing {
  query?: z.ZodObject;
  row: z.ZodObject;
}
type Schemas = CallSchemas | ListSchemas;

/** The contract of a call: its schemas with method and address (`call`). */
export type ContractOf<K, S> = S & { call: K & Call };

/**
 * The contracts of a module, by method and address (docs/decisions/0043): `event-schemas/src/<module>/calls.ts`. The
 * services make their calls of them; pages know them by `Contracts`.
 */
export const defineContracts = <const T extends Readonly<Record<Call, Schemas>>>(
  schemas: T,
): { readonly [K in keyof T]: ContractOf<K, T[K]> } =>
  Object.fromEntries(Object.entries(schemas).map(([call, one]) => [call, { call, ...one }])) as never;

/** What every row of a list has beside its own. */
export type ListRow<R> = R & { id: string };
export interface PageOf<R> {
  results: R[];
  count: number;
  next: string | null;
}
export declare const contract: unique symbol;
/** A call that a kit puts together of a declaration and that answers `A`. */
export type CallTo<A, B = unknown> = Call & {
  readonly [contract]: { query: AnyQuery; body: B; answer: A; refuses: KitRefusal };
};
/** What calls of the kits are refused with. */
type KitRefusal = (typeof kitRefusals | typeof importRefusals)[number];
type AnyQuery = Record<string, any>;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : void;
type RefusesOf<S> = S extends { refuses: infer R extends readonly string[] } ? R[number] : never;
type PageCallOf<S> = S extends { row: infer R extends z.ZodType }
  ? {
      query: (S extends { query: infer Q extends z.ZodType } ? Partial<z.input<Q>> : unknown) & AnyQuery;
      answer: PageOf<ListRow<z.output<R>>>;
      refuses: RefusesOf<S>;
    }
  : {
      query: InputOf<S extends { query: infer Q } ? Q : undefined>;
      body: InputOf<S extends { body: infer B } ? B : undefined>;
      answer: OutputOf<S extends { answer: infer A } ? A : undefined>;
      refuses: RefusesOf<S>;
    };

/** Contracts as pages see them; a list answers one row, too, at its address and the row's id. */
export type ContractsOf<T> = { [K in keyof T]: PageCallOf<T[K]> } & {
  [K in keyof T & string as T[K] extends { row: z.ZodType } ? `${K}{id}/` : never]: T[K] extends {
    row: infer R extends z.ZodType;
  }
    ? { query: undefined; body: undefined; answer: ListRow<z.output<R>>; refuses: RefusesOf<T[K]> }
    : never;
};

/** Calls that records have by themselves: `V` as they are written, `R` as they are answered, `C`: codes of their rules. */
type KeptAt<P extends string, V, R, C = never> = {
  [K in `GET ${P}`]: { query: AnyQuery; body: undefined; answer: PageOf<ListRow<R>> };
} & {
  [K in `GET ${P}{uid}/` | `GET ${P}{id}/`]: { query: undefined; body: undefined; answer: ListRow<R> };
} & {
  [K in `POST ${P}`]: { query: undefined; body: V; answer: R; refuses: KitRefusal | C };
} & {
  [K in `PUT ${P}{uid}/`]: {
    query: undefined;
    body: Partial<V> & { seen?: number | Partial<V> };
    answer: R;
    refuses: KitRefusal | C;
  };
} & {
  [K in `DELETE ${P}{uid}/`]: { query: undefined; body: undefined; answer: void; refuses: KitRefusal | C };
};
/** Calls of a record that pages make; its address stands in its `calls`, `M`: the texts that it composes of fields. */
export type RecordContracts<P extends string, S extends z.ZodObject, M extends string = never> = KeptAt<
  P,
  z.input<S>,
  z.output<S> & { uid: string } & Record<M, string>
>;
/** Calls of an entity that pages make beside its kit, but for those that its declaration leaves out or has elsewhere. */
export type EntityContracts<E> =
  E extends Entity<infer F, infer C, any, any, any, infer P> ? KeptAt<P, Partial<Values<F>>, Row<E>, C> : never;

/** All contracts, as pages see them. Each module's `calls.ts` adds its own by `declare module`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Contracts {}

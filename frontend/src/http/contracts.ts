import type { CallTo, Contracts, contract } from '@portal/event-schemas/kernel/calls.ts';
import type { refusedEverywhere } from '@portal/event-schemas/kernel/refusals.ts';

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent with changes; the same key means the same change, so a repeated request does it once. */
  idempotencyKey?: string;
  /** The caller shows every failure itself: no notice, no reload. */
  quiet?: boolean;
  /** It goes on when the page is left. */
  keepalive?: boolean;
}

/** A call whose contract is known: by its method and address, or by the kit that puts it together. */
export type KnownCall = keyof Contracts | CallTo<any, any>;
type ContractOf<K> = K extends keyof Contracts ? Contracts[K] : K extends { readonly [contract]: infer C } ? C : never;
type Part<K, N extends string> = ContractOf<K> extends infer C ? (C extends Record<N, infer V> ? V : undefined) : never;

/** What a call answers, as JSON has it; nothing where it answers 204. */
export type AnswerOf<K> = Part<K, 'answer'>;
/** A row of what a list answers. */
export type RowOf<K> = AnswerOf<K> extends { results: readonly (infer R)[] } ? R : never;

/** The codes with which a call may be refused: those of its contract, and those of every call. */
export type RefusalOf<K> =
  | (Part<K, 'refuses'> extends infer R extends string ? R : never)
  | (typeof refusedEverywhere)[number];

type Names<K> = K extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Params<K> = K extends keyof Contracts
  ? [Names<K>] extends [never]
    ? { params?: undefined }
    : { params: Readonly<Record<Names<K>, string | number>> }
  : { params?: Readonly<Record<string, string | number>> };

/** Texts and numbers may be written as pages have them; of named values only these. What is empty is not sent. */
type Asked<V> = unknown extends V
  ? QueryValue
  : string extends V
    ? QueryValue
    : number extends V
      ? QueryValue
      : V | readonly NonNullable<V>[] | ('true' extends V ? boolean : never) | '' | null | undefined;
type Query<Q> = [Q] extends [undefined]
  ? { query?: undefined }
  : {} extends Q
    ? { query?: { readonly [N in keyof Q]: Asked<Q[N]> } }
    : { query: { readonly [N in keyof Q]: Asked<Q[N]> } };

type Sent<T> = T extends readonly (infer I)[]
  ? readonly Sent<I>[]
  : T extends object
    ? { readonly [N in keyof T]: Sent<T[N]> }
    : T;
/** A form with files stands for a body. */
type Body<B> = [B] extends [undefined]
  ? { body?: FormData }
  : undefined extends B
    ? { body?: Sent<B> | FormData }
    : { body: Sent<B> | FormData };

export type InputOf<K> = Params<K> & Query<Part<K, 'query'>> & Body<Part<K, 'body'>>;
/** Input and options of a call; the input may be left out where nothing is asked for. */
export type InputAnd<K, O = CallOptions> =
  {} extends InputOf<K> ? [input?: InputOf<K>, options?: O] : [input: InputOf<K>, options?: O];

import type { z } from 'zod';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CommandDefinition, Outcome } from '../dispatcher/types.ts';
import type { Actor } from '../event-log/types.ts';
import type { Filter, ListRequest } from '../lists/types.ts';
import type { Sql, Pace } from '../projections/types.ts';
import type { Host } from '../host/types.ts';
import type { Session } from '../sessions/types.ts';
import type { SerializedJson } from './serialized-json.ts';

type Infer<S> = S extends z.ZodType ? z.infer<S> : undefined;

/**
 * What every call gets. `db` is a read connection (queries only). `actor.id` is the uid of the account that the portal shows, '' without a
 * session; while an administrator is logged in as it, decisions and the log get the administrator `on_behalf_of` that account.
 */
export interface CallContext {
  host: Host;
  actor: Actor;
  roles: readonly string[];
  locale: Locale;
  request_id: string;
  session?: Session;
  /** Raw request and reply, for cookies and streams; ordinary calls do not touch them. */
  raw: { request: import('fastify').FastifyRequest; reply: import('fastify').FastifyReply };
}

interface Shape<P, Q, B, A> {
  call: Call;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of the answer: it is in the OpenAPI document. Omit it only for 204. */
  answer?: A;
  /** Codes of refusals besides those of every call (kernel/refusals.ts); another one is a bug (undeclared-refusals.ts). */
  refuses?: readonly string[];
}

/**
 * A call that changes something. Send commands with `send`; a rejection of it becomes the 4xx answer of architecture.md by itself
 * (`send` throws it). The answer carries the position of the last event in `X-Portal-Position` and the cookie `portal_position`.
 */
export interface CommandCall<
  P extends z.ZodType | undefined = any,
  Q extends z.ZodType | undefined = any,
  B extends z.ZodType | undefined = any,
  A extends z.ZodType | undefined = any,
> extends Shape<P, Q, B, A> {
  kind: 'command';
  /** Field of the body that is the text of a CSV file: such a call takes `text/csv` and `multipart/form-data`, too (http/csv-body.ts). */
  csv?: string;
  /** The most bytes of its body, where that is more than other calls take. */
  bytes?: number;
  /** A link with a secret of its own stands for the caller: forms of mail programs are taken, and no CSRF token is asked for (mail/unsubscribe.ts). */
  linked?: true;
  /** Its fields may come as `application/x-www-form-urlencoded`, as servers of other standards send them. */
  form?: true;
  run(input: CallContext & { params: Infer<P>; query: Infer<Q>; body: Infer<B>; send: Send }): Promise<Infer<A>>;
}
export type Send = <D>(command: CommandDefinition<D, any, any>, data: D) => Promise<Extract<Outcome, { ok: true }>>;

/**
 * How a query is answered to somebody who looks at the past (docs/decisions/0019); from that past, where nothing is said. `never`: from the present;
 * `as_somebody`: from the past only where they look as another person (it is about the caller); `refused`: what it shows is not kept in events.
 */
export type AsOfSupport = 'never' | 'as_somebody' | 'refused';

/** A call that reads. It waits for the position that the caller has seen before `run` is called. */
export interface QueryCall<
  P extends z.ZodType | undefined = any,
  Q extends z.ZodType | undefined = any,
  B extends z.ZodType | undefined = any,
  A extends z.ZodType | undefined = any,
> extends Shape<P, Q, B, A> {
  kind: 'query';
  asOf?: AsOfSupport;
  /** `unhurried` where it reads a projection of that pace. */
  reads?: Pace;
  /** Holds a secret of the session beside what a visitor may have written: packed, its length would tell of it. */
  unpacked?: true;
  run(
    input: CallContext & { params: Infer<P>; query: Infer<Q>; body: Infer<B>; db: Sql },
  ): Promise<Infer<A> | SerializedJson<Infer<A>>>;
}

/** A column of a list. `sql` is an expression over the list's `from`; `type` decides filter parsing, sorting and the export cell. */
export interface Column {
  sql: string;
  type: 'text' | 'uuid' | 'number' | 'boolean' | 'time' | 'date' | 'localized' | 'json';
  /** `equals` allows one value or several (`a,b` or an array); `range` gives `<name>_from`, `<name>_to`; `contains` is case-insensitive. */
  filter?: 'equals' | 'range' | 'contains';
  sort?: boolean;
  /** Never null: an index serves the descending order too. */
  required?: boolean;
  /** What rows are sorted by, where the value itself is not in a reader's order: the place of a code on its way. */
  order?: string;
  /** A quicker expression for a filter by these values, where there is one. */
  among?: (values: readonly unknown[]) => string | undefined;
  search?: boolean;
  /** Header in exports; a column without it is not exported, and a list without any has no export. */
  header?: Record<Locale, string>;
  /** What the column's codes are called in exports. */
  names?: Readonly<Record<string, Record<Locale, string>>>;
}

/**
 * A list: declared once, answers both dialects. `?page=0&page_size=5&…` → `{ results, count, next }`;
 * `?sort=["name","ASC"]&range=[0,24]&filter={…}` → array + `Content-Range`; `?export=csv|xlsx` starts a job (202 `{ job }`).
 * `?against=<snapshot>` answers the differences from a snapshot (lists/compare.ts). `GET <path>{id}/` answers one row, unless another call is declared
 * there. Rows carry `id`, the key.
 * `where` adds ownership: an SQL condition with `$n` placeholders made by `bind`.
 */
export interface ListCall {
  kind: 'list';
  call: Call;
  summary: string;
  refuses?: readonly string[];
  asOf?: AsOfSupport;
  /** `unhurried` where it reads a projection of that pace. */
  reads?: Pace;
  /** A table, a view, a subquery; one that needs values makes it with `bind`. */
  from:
    | string
    | ((input: CallContext & { query: Record<string, unknown>; bind: (value: unknown) => string }) => string);
  columns: Record<string, Column>;
  defaultSort: readonly [column: string, order: 'ASC' | 'DESC'];
  /** Column that makes the order total, `uid` by default. */
  key?: string;
  where?: (
    input: CallContext & { query: Record<string, unknown>; bind: (value: unknown) => string },
  ) => string | Rejection | undefined;
  /** Counts the rows without reading them, where the filters allow; null = they are to be counted. */
  count?: (
    input: CallContext,
    request: { filters: readonly Filter[]; words: readonly string[]; own: Record<string, unknown> },
  ) => Promise<number | null>;
  /**
   * Keys of a page, in its order, where they are found sooner than by `from` and `where`; under the same ownership.
   * Null = they are not. Its rows are read by these keys alone.
   */
  keys?: (input: CallContext, request: ListRequest) => Promise<readonly unknown[] | null>;
  /** How a word is searched for, where the columns marked `search` would be slow: an SQL condition over `from` with the placeholder of its pattern. */
  search?: (pattern: string) => string;
  /** Extra query parameters that `where` reads. */
  query?: z.ZodObject;
  row: z.ZodObject;
  /** Adds to the rows of a page what one query for all of them reads sooner than each by itself; before `map`, and not in exports. */
  complete?: (rows: any[], db: Sql, input: Pick<CallContext, 'host' | 'locale' | 'actor'>) => Promise<unknown[]>;
  /** Reads a page and the count by itself, where no one statement serves every question well; its rows are final. Exports still go by `from` and `where`. */
  page?: (input: CallContext, request: ListRequest) => Promise<{ rows: unknown[]; count: number }>;
  /** Completes rows of an export, a batch at a time, in the language of who asked; columns that it fills may be null in SQL. */
  exported?: (
    rows: Record<string, unknown>[],
    asker: { host: Host; locale: Locale },
  ) => Promise<Record<string, unknown>[]>;
  /** A CSV file that the import of the records reads again: names of its columns, and the cells of a batch of rows. */
  coded?: {
    columns: readonly string[];
    rows: (rows: Record<string, unknown>[], asker: { host: Host }) => Promise<Record<string, string>[]>;
  };
  /** Last touch to rows, for what SQL cannot say well. */
  map?: (row: any, input: CallContext) => unknown;
}

export type AnyCall = CommandCall | QueryCall | ListCall;

/** What the contract of a call says (event-schemas/src/<module>/calls.ts). */
export type Contract<P = undefined, Q = undefined, B = undefined, A = undefined> = Pick<
  Shape<P, Q, B, A>,
  'call' | 'params' | 'query' | 'body' | 'answer' | 'refuses'
>;
type OwnOf<C> = Omit<C, 'kind' | 'call' | 'params' | 'query' | 'body' | 'answer' | 'row' | 'refuses'>;

/** `command(contracts['POST /…/'], { summary, run })`; the kits, whose calls come from declarations, say all at once. */
export function command<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(contract: Contract<P, Q, B, A>, own: OwnOf<CommandCall<P, Q, B, A>>): CommandCall<P, Q, B, A>;
export function command<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(call: Omit<CommandCall<P, Q, B, A>, 'kind'>): CommandCall<P, Q, B, A>;
export function command(contract: object, own: object = {}): CommandCall {
  return { kind: 'command', ...contract, ...own } as CommandCall;
}
export function query<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(contract: Contract<P, Q, B, A>, own: OwnOf<QueryCall<P, Q, B, A>>): QueryCall<P, Q, B, A>;
export function query<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(call: Omit<QueryCall<P, Q, B, A>, 'kind'>): QueryCall<P, Q, B, A>;
export function query(contract: object, own: object = {}): QueryCall {
  return { kind: 'query', ...contract, ...own } as QueryCall;
}
export type ListContract = Pick<ListCall, 'call' | 'query' | 'row' | 'refuses'>;
export function list(contract: ListContract, own: OwnOf<ListCall>): ListCall;
export function list(call: Omit<ListCall, 'kind'>): ListCall;
export function list(contract: object, own: object = {}): ListCall {
  return { kind: 'list', ...contract, ...own } as ListCall;
}

/** What a call returns that has begun to send its answer itself. */
export const replyStarted = Symbol('the answer is under way');

/** Throw it anywhere in a call to answer 4xx with a code of a module's error catalogue. */
export class Refused extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.code);
    this.rejection = rejection;
  }
}

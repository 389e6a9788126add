import type { CallContext, ListCall } from '../http/types.ts';
import { withoutUnusedJoins } from './unused-joins.ts';
import type { ListRequest } from './types.ts';
import { keyOf, listSql, type ListSql } from './sql.ts';
import { prepared } from './statements.ts';

/** A page and how many rows there are in all. */
export interface Page {
  rows: object[];
  count: number;
}

/** First pages up to this size are read without the count, which mostly follows from them. */
const shortPage = 10;
/** The count as a column beside those of the list; no column of a list has such a name. */
const counted = '#';

/** The rows of a page and the count, which follows from a page that shows the end. */
export async function readPage(call: ListCall, sql: ListSql, request: ListRequest, input: CallContext): Promise<Page> {
  const { offset, limit } = request;
  const short = offset === 0 && limit < shortPage;
  const all = async (): Promise<number> => (await call.count?.(input, request)) ?? countAll(call, sql, request, input);
  // The plan of many tables takes some 400 kB of each connection: that of the rows serves all questions, one for
  // everything only the commonest. What a subquery makes is counted meanwhile.
  const once =
    !call.keys &&
    (isGrouped(sql) || (recurs(request) && !hasSubquery(sql) && (asOpened(call, request) || !ofSeveral(call, sql))));
  const counts = once && !call.count && (!short || isGrouped(sql));
  const [{ rows, count }, before] = await Promise.all([
    once ? inOne(call, sql, request, input, counts) : inSteps(call, sql, request, input),
    short || counts ? null : all(),
  ]);
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, count: offset + rows.length };
  return { rows, count: count ?? before ?? (await all()) };
}

/** A plan that fits every word fits none, and later pages differ in their text. */
const recurs = ({ offset, words }: ListRequest): boolean => offset === 0 && words.length === 0;
const statement = (request: ListRequest, text: string, values: unknown[]) =>
  recurs(request) ? prepared(text, values) : { text, values };
/** The page that everybody sees first. */
const asOpened = ({ defaultSort: [column, order] }: ListCall, { filters, sort }: ListRequest): boolean =>
  filters.length === 0 && sort[0] === column && sort[1] === order && !sort[2];

const hasSubquery = ({ from }: ListSql): boolean => /\bselect\b/i.test(from);
/** Sums over other rows: they are made whole for any page, so their count is the rows that were made. */
const isGrouped = ({ from }: ListSql): boolean => /^\s*\(.*\bgroup by\b/is.test(from);
/** Tables that are joined as they are; what a subquery makes would be made twice. */
const ofSeveral = (call: ListCall, sql: ListSql): boolean =>
  /\sjoin\s/i.test(sql.from) && !hasSubquery(sql) && (!('id' in call.columns) || call.key === 'id');

const windowSql = ({ limit, offset }: ListRequest): string => `limit ${limit} offset ${offset}`;
const rowsSql = ({ select, from, where, orderBy }: ListSql, request: ListRequest): string =>
  `select ${select} from ${from} ${where} ${orderBy} ${windowSql(request)}`;
const countSql = ({ from, where }: ListSql): string =>
  `select count(*)::int as count from ${withoutUnusedJoins(from, [where])} ${where}`;
const keysSql = (key: string, { from, where, orderBy }: ListSql, request: ListRequest): string =>
  `select ${key} as id from ${withoutUnusedJoins(from, [where, orderBy, key])} ${where} ${orderBy} ${windowSql(request)}`;
const byKeys = (key: string, { select, from, where }: ListSql, keys: string): string =>
  `select ${select} from ${from} ${where ? `${where} and` : 'where'} ${key} = any(${keys})`;
/** The list without what was asked of it: only its own conditions. */
const unasked = (request: ListRequest): ListRequest => ({ ...request, filters: [], words: [] });

/** One statement, whose plan the connection keeps, reads keys, rows and (where it `counts`) how many there are, all as of one moment. */
async function inOne(
  call: ListCall,
  sql: ListSql,
  request: ListRequest,
  input: CallContext,
  counts: boolean,
): Promise<{ rows: object[]; count: number | null }> {
  const key = keyOf(call);
  const several = ofSeveral(call, sql);
  const outer = several ? listSql(call, unasked(request), input) : sql;
  const asked = several ? listSql(call, request, input, outer.values) : sql;
  const count = isGrouped(sql) ? '(count(*) over ())::int' : `(${countSql(asked)})`;
  const shown = { ...outer, select: counts ? `${outer.select}, ${count} as "${counted}"` : outer.select };
  const text = several
    ? `${byKeys(key, shown, `array(${keysSql(key, asked, request)})`)} ${outer.orderBy}`
    : rowsSql(shown, request);
  const { rows } = await input.host.pool.query<object & { [counted]?: number }>(statement(request, text, outer.values));
  return { rows: counts ? rows.map(({ [counted]: _count, ...row }) => row) : rows, count: rows[0]?.[counted] ?? null };
}

/**
 * Other pages. Of several tables, first the keys, which the list may know how to find, and for which the database otherwise reads the tables alone that
 * the conditions and the order name; then the rows of these keys, by a plan that the connection keeps: a late page costs little more than the first one.
 */
async function inSteps(
  call: ListCall,
  sql: ListSql,
  request: ListRequest,
  input: CallContext,
): Promise<{ rows: object[]; count: null }> {
  const { pool } = input.host;
  const given = (await call.keys?.(input, request)) ?? null;
  if (!given && !ofSeveral(call, sql))
    return {
      rows: (await pool.query<object>(statement(request, rowsSql(sql, request), sql.values))).rows,
      count: null,
    };
  const key = keyOf(call);
  const keys =
    given ??
    (await pool.query<{ id: unknown }>(statement(request, keysSql(key, sql, request), sql.values))).rows.map(
      ({ id }) => id,
    );
  if (keys.length === 0) return { rows: [], count: null };
  const { where: _owned, ...unguarded } = call;
  const full = listSql(given ? unguarded : call, unasked(request), input);
  const text = byKeys(key, full, `$${full.values.push(keys)}`);
  const { rows } = await pool.query<object & { id: unknown }>(prepared(text, full.values));
  const byKey = new Map(rows.map(row => [String(row.id), row]));
  return { rows: keys.flatMap(id => byKey.get(String(id)) ?? []), count: null };
}

/** Only where it is asked for by itself: words are searched for by a plan of their own. */
async function countAll(call: ListCall, sql: ListSql, { words }: ListRequest, { host }: CallContext): Promise<number> {
  const text = countSql(sql);
  return (
    await host.pool.query<{ count: number }>(words.length ? { text, values: sql.values } : prepared(text, sql.values))
  ).rows[0]!.count;
}

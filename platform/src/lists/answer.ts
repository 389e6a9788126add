import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type Call0, type ListCall } from '../http/types.ts';
import { answerComparison } from './compare.ts';
import { startExport } from './export.ts';
import { finished } from './finish.ts';
import { parseValue } from './filters.ts';
import { askedFor } from './lookups.ts';
import { parseListRequest, type ListRequest } from './request.ts';
import { keyOf, listSql, selectOf, type ListSql } from './sql.ts';
import { prepared } from './statements.ts';

/**
 * The answer of a list: `{ results, count, next }` with `next` a link or null; or an array with `Content-Range: <resource> <first>-<last>/<count>`;
 * or 202 `{ job }` for an export; or the differences from a past.
 */
export async function answerList(call: ListCall, input: Call0, query: Record<string, unknown>): Promise<unknown> {
  const request = parseListRequest(call, query);
  const { reply, request: { against } } = input.raw;
  if (against) return answerComparison(call, request, input, { ...input, host: against }, query);
  const sql = listSql(call, request, input);
  if (request.export) {
    reply.code(202);
    return { job: await startExport(call, request.export, sql, input) };
  }
  const { rows, count } = await (call.page?.(input, request) ?? readPage(call, sql, request, input));
  const results = call.page ? rows : await finished(call, rows, input);
  if (request.dialect === 'rest') {
    const last = rows.length ? `${request.offset}-${request.offset + rows.length - 1}` : '*';
    reply.header('content-range', `${resourceOf(call)} ${last}/${count}`);
    return results;
  }
  return { results, count, next: request.offset + rows.length < count && rows.length > 0 ? nextLink(input.raw.request.url, request) : null };
}

/** Rows and count at the same time; where the page shows the end, the count follows from it. */
async function readPage(call: ListCall, sql: ListSql, request: ListRequest, input: Call0): Promise<{ rows: unknown[]; count: number }> {
  const { offset, limit } = request;
  const counting = { text: `select count(*)::int as count from ${askedFor(sql.from, [sql.where])} ${sql.where}`, values: sql.values };
  const all = async () => (await call.count?.(input, request)) ?? (await input.host.pool.query<{ count: number }>(request.words.length ? counting : prepared(counting.text, counting.values))).rows[0]!.count;
  const [rows, counted] = await Promise.all([pageOf(call, sql, request, input), offset === 0 && limit < 10 ? null : all()]);
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, count: offset + rows.length };
  return { rows, count: counted ?? (await all()) };
}

/**
 * The rows of a page. Of several tables, first the keys, for which the database reads the tables alone that the conditions and the order name, then
 * the rows of these keys: a late page costs little more than the first one.
 */
async function pageOf(call: ListCall, sql: ListSql, request: ListRequest, input: Call0): Promise<object[]> {
  const { pool } = input.host;
  const window = `limit ${request.limit} offset ${request.offset}`;
  const recurs = keepsPlan(request);
  const ask = (text: string, values: unknown[], again: boolean) => pool.query<object & { id: unknown }>(again ? prepared(text, values) : { text, values });
  const given = (await call.keys?.(input, request)) ?? null;
  if (!given && !twoSteps(call, sql)) return (await ask(`select ${sql.select} from ${sql.from} ${sql.where} ${sql.orderBy} ${window}`, sql.values, recurs)).rows;
  const key = keyOf(call);
  const keys = given ?? (await ask(`select ${key} as id from ${askedFor(sql.from, [sql.where, sql.orderBy, key])} ${sql.where} ${sql.orderBy} ${window}`, sql.values, recurs)).rows.map(({ id }) => id);
  if (keys.length === 0) return [];
  const { where: _owned, ...unguarded } = call;
  const full = listSql(given ? unguarded : call, { ...request, filters: [], words: [] }, input);
  full.values.push(keys);
  const mine = `$${full.values.length}`;
  const { rows } = await ask(`select ${full.select} from ${full.from} ${full.where ? `${full.where} and` : 'where'} ${key} = any(${mine})`, full.values, true);
  const byKey = new Map(rows.map(row => [String(row.id), row]));
  return keys.flatMap(id => byKey.get(String(id)) ?? []);
}

/** A plan that fits every word fits none, and later pages differ in their text. */
const keepsPlan = ({ offset, words }: ListRequest): boolean => offset === 0 && words.length === 0;

/** Tables that are joined as they are; what a subquery makes would be made twice. */
const twoSteps = (call: ListCall, { from }: ListSql): boolean => /\sjoin\s/i.test(from) && !/\bselect\b/i.test(from) && (!('id' in call.columns) || call.key === 'id');

const resourceOf = (call: ListCall): string => call.call.split('/').filter(part => part && !part.startsWith('{')).at(-1) ?? 'items';

function nextLink(url: string, { offset, limit }: ListRequest): string {
  const [path, search = ''] = url.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('page', String(offset / limit + 1));
  parameters.set('page_size', String(limit));
  return `${path}?${parameters}`;
}

/** One row of the list by its key, under the list's own ownership rule: react-admin's `getOne`. */
export async function answerOne(call: ListCall, input: Call0, id: string): Promise<unknown> {
  const key = call.columns[call.key ?? 'uid'];
  const value = parseValue(id, key?.type === 'uuid' ? 'uuid' : key?.type === 'number' ? 'number' : 'text', 'id');
  if (call.page) {
    const { rows: [row] } = await call.page(input, { dialect: 'rest', filters: [{ column: call.key ?? 'uid', op: 'any', values: [value] }], words: [], sort: call.defaultSort, own: {}, offset: 0, limit: 1, export: null });
    if (!row) throw new Refused(reject('platform.not_found', { id }));
    return row;
  }
  const { from, where, values } = listSql(call, { filters: [], words: [], sort: call.defaultSort, own: {} }, input);
  values.push(value);
  const { rows } = await input.host.pool.query<object>(`select ${selectOf(call)} from ${from} ${where ? `${where} and` : 'where'} ${keyOf(call)} = $${values.length} limit 1`, values);
  if (!rows[0]) throw new Refused(reject('platform.not_found', { id }));
  return (await finished(call, rows, input))[0];
}

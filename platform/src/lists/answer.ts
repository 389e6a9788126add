import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type Call0, type ListCall } from '../http/types.ts';
import { startExport } from './export.ts';
import { parseValue } from './filters.ts';
import { parseListRequest, type ListRequest } from './request.ts';
import { keyOf, listSql, selectOf, type ListSql } from './sql.ts';

/**
 * The answer of a list: `{ results, count, next }` with `next` a link or null; or an array with `Content-Range: <resource> <first>-<last>/<count>`;
 * or 202 `{ job }` for an export.
 */
export async function answerList(call: ListCall, input: Call0, query: Record<string, unknown>): Promise<unknown> {
  const request = parseListRequest(call, query);
  const sql = listSql(call, request, input);
  const { reply } = input.raw;
  if (request.export) {
    reply.code(202);
    return { job: await startExport(call, request.export, sql, input) };
  }
  const { rows, count } = await readPage(sql, request, input);
  const results = call.map ? rows.map(row => call.map!(row, input)) : rows;
  if (request.dialect === 'rest') {
    const last = rows.length ? `${request.offset}-${request.offset + rows.length - 1}` : '*';
    reply.header('content-range', `${resourceOf(call)} ${last}/${count}`);
    return results;
  }
  return { results, count, next: request.offset + rows.length < count && rows.length > 0 ? nextLink(input.raw.request.url, request) : null };
}

/** Rows and count at the same time; where the page shows the end, the count follows from it. */
async function readPage(sql: ListSql, { offset, limit }: ListRequest, { host }: Call0): Promise<{ rows: unknown[]; count: number }> {
  const page = host.pool.query<object>(`select ${sql.select} from ${sql.from} ${sql.where} ${sql.orderBy} limit ${limit} offset ${offset}`, sql.values);
  const all = () => host.pool.query<{ count: number }>(`select count(*)::int as count from ${sql.from} ${sql.where}`, sql.values);
  const [{ rows }, counted] = await Promise.all([page, offset === 0 && limit < 10 ? null : all()]);
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, count: offset + rows.length };
  return { rows, count: (counted ?? (await all())).rows[0]!.count };
}

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
  const { from, where, values } = listSql(call, { filters: [], words: [], sort: call.defaultSort, own: {} }, input);
  values.push(value);
  const { rows } = await input.host.pool.query<object>(`select ${selectOf(call)} from ${from} ${where ? `${where} and` : 'where'} ${keyOf(call)} = $${values.length} limit 1`, values);
  if (!rows[0]) throw new Refused(reject('platform.not_found', { id }));
  return call.map ? call.map(rows[0], input) : rows[0];
}

import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext, type ListCall } from '../http/types.ts';
import { answerComparison } from './compare.ts';
import { startExport } from './export.ts';
import { completeRows } from './complete-rows.ts';
import { parseValue } from './filters.ts';
import { readPage } from './read-page.ts';
import type { ListRequest } from './types.ts';
import { parseListRequest, rowsMediaType } from './request.ts';
import { keyOf, listSql, selectOf } from './sql.ts';
import { queryPrepared } from './statements.ts';

/**
 * The answer of a list: `{ results, count, next }` with `next` a link or null; or an array with `Content-Range: <resource> <first>-<last>/<count>`;
 * or 202 `{ job }` for an export; or the differences from a snapshot.
 */
export async function answerList(call: ListCall, input: CallContext, query: Record<string, unknown>): Promise<unknown> {
  const {
    reply,
    request: { comparedWith, headers },
  } = input.raw;
  const request = parseListRequest(call, query, headers.accept);
  if (comparedWith) return answerComparison(call, request, input, { ...input, host: comparedWith }, query);
  const sql = listSql(call, request, input);
  if (request.export) {
    reply.code(202);
    return { job: await startExport(call, request.export, sql, input) };
  }
  const { rows, count } = await (call.page?.(input, request) ?? readPage(call, sql, request, input));
  const results = call.page ? rows : await completeRows(call, rows, input);
  if (request.dialect === 'rest') {
    const last = rows.length ? `${request.offset}-${request.offset + rows.length - 1}` : '*';
    reply.header('content-range', `${resourceOf(call)} ${last}/${count}`).type(`${rowsMediaType}; charset=utf-8`);
    return results;
  }
  return {
    results,
    count,
    next: request.offset + rows.length < count && rows.length > 0 ? nextLink(input.raw.request.url, request) : null,
  };
}

const resourceOf = (call: ListCall): string =>
  call.call
    .split('/')
    .filter(part => part && !part.startsWith('{'))
    .at(-1) ?? 'items';

function nextLink(url: string, { offset, limit }: ListRequest): string {
  const [path, search = ''] = url.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('page', String(offset / limit + 1));
  parameters.set('page_size', String(limit));
  return `${path}?${parameters}`;
}

/** One row of the list by its key, under the list's own ownership rule: react-admin's `getOne`. */
export async function answerOne(call: ListCall, input: CallContext, id: string): Promise<unknown> {
  const key = call.columns[call.key ?? 'uid'];
  const value = parseValue(id, key?.type === 'uuid' ? 'uuid' : key?.type === 'number' ? 'number' : 'text', 'id');
  if (call.page) {
    const {
      rows: [row],
    } = await call.page(input, {
      dialect: 'rest',
      filters: [{ column: call.key ?? 'uid', op: 'any', values: [value] }],
      words: [],
      sort: call.defaultSort,
      own: {},
      offset: 0,
      limit: 1,
      export: null,
    });
    if (!row) throw new Refused(reject('platform.not_found', { id }));
    return row;
  }
  const { from, where, values } = listSql(call, { filters: [], words: [], sort: call.defaultSort, own: {} }, input);
  values.push(value);
  const { rows } = await queryPrepared<object>(
    input.host.pool,
    `select ${selectOf(call)} from ${from} ${where ? `${where} and` : 'where'} ${keyOf(call)} = $${values.length} limit 1`,
    values,
  );
  if (!rows[0]) throw new Refused(reject('platform.not_found', { id }));
  return (await completeRows(call, rows, input))[0];
}

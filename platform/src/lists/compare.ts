import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { invalidInput } from '../http/validation.ts';
import type { CallContext, ListCall } from '../http/types.ts';
import { completeRows } from './complete-rows.ts';
import type { ListRequest } from './types.ts';
import { listSql } from './sql.ts';

export const changeKinds = ['added', 'removed', 'changed'] as const;
export type ChangeKind = (typeof changeKinds)[number];
type Row = Record<string, unknown>;

/** A row of the list that is not what it was. `columns`: what differs; the side on which the row is not is null. */
export interface ChangedRow {
  id: string;
  change: ChangeKind;
  columns: string[];
  then: Row | null;
  now: Row | null;
}

/** `GET <list>?against=<past>`: the list now (or as of `X-As-Of`) beside the list in that past, under the same filters. */
export interface Comparison {
  results: ChangedRow[];
  count: number;
  counts: Record<ChangeKind, number>;
  columns: { name: string; type: string; label: string }[];
}

/** Rows read at once while two lists are compared. */
const batch = 2_000;

/** Compares by key, whole lists at a time: every row is read once on each side, and only those of the page are kept. */
export async function answerComparison(
  call: ListCall,
  request: ListRequest,
  now: CallContext,
  then: CallContext,
  query: Row,
): Promise<Comparison> {
  const only = kindsOf(query['change']);
  const [after, before] = [await fingerprints(call, request, now), await fingerprints(call, request, then)];
  const all: { id: string; change: ChangeKind }[] = [];
  for (const [id, print] of after)
    if (before.get(id) !== print) all.push({ id, change: before.has(id) ? 'changed' : 'added' });
  for (const id of before.keys()) if (!after.has(id)) all.push({ id, change: 'removed' });
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { change } of all) counts[change] += 1;
  const wanted = all.filter(({ change }) => only.includes(change));
  const page = wanted.slice(request.offset, request.offset + request.limit);
  const ids = page.map(({ id }) => id);
  const [newer, older] = await Promise.all([rowsOf(call, ids, request, now), rowsOf(call, ids, request, then)]);
  const columns = columnsOf(call, now.locale);
  const results = page.map(({ id, change }): ChangedRow => {
    const [was, is] = [older.get(id) ?? null, newer.get(id) ?? null];
    const differing =
      was && is ? Object.keys({ ...was, ...is }).filter(name => !isDeepStrictEqual(was[name], is[name])) : [];
    return {
      id,
      change,
      columns: differing,
      then: change === 'added' ? null : was,
      now: change === 'removed' ? null : is,
    };
  });
  return { results, count: wanted.length, counts, columns };
}

function kindsOf(text: unknown): readonly ChangeKind[] {
  if (text === undefined || text === '') return changeKinds;
  const kinds = String(text).split(',');
  if (!kinds.every((kind): kind is ChangeKind => (changeKinds as readonly string[]).includes(kind)))
    throw invalidInput({ change: 'not_allowed' });
  return kinds;
}

/** What stands in each row, as a short print by key, in the list's order. Rows that are completed outside of the database are read for it. */
async function fingerprints(call: ListCall, request: ListRequest, input: CallContext): Promise<Map<string, string>> {
  const sql = listSql(call, request, input);
  const rows = `select ${sql.select} from ${sql.from} ${sql.where} ${sql.orderBy}`;
  if (!call.complete && !call.map) {
    const { rows: found } = await input.host.pool.query<{ id: string; print: string }>(
      `select t.id::text as id, md5(t::text) as print from (${rows}) t`,
      sql.values,
    );
    return new Map(found.map(({ id, print }) => [id, print]));
  }
  const found = new Map<string, string>();
  for (let offset = 0; ; offset += batch) {
    const { rows: some } = await input.host.pool.query<Row>(`${rows} limit ${batch} offset ${offset}`, sql.values);
    for (const row of (await completeRows(call, some, input)) as Row[])
      found.set(String(row['id']), hash('md5', JSON.stringify(row)));
    if (some.length < batch) return found;
  }
}

async function rowsOf(
  call: ListCall,
  ids: readonly string[],
  { own }: ListRequest,
  input: CallContext,
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const sql = listSql(call, { filters: [], words: [], sort: call.defaultSort, own }, input);
  const { rows } = await input.host.pool.query<Row>(
    `select * from (select ${sql.select} from ${sql.from} ${sql.where}) t where t.id::text = any($${sql.values.length + 1})`,
    [...sql.values, ids],
  );
  return new Map(((await completeRows(call, rows, input)) as Row[]).map(row => [String(row['id']), row]));
}

/** Columns with a header are those of exports; a list without any shows all that are not keys. */
function columnsOf(call: ListCall, locale: Locale): Comparison['columns'] {
  const named = Object.entries(call.columns).filter(([, { header }]) => header);
  const shown = named.length
    ? named
    : Object.entries(call.columns).filter(([name, { type }]) => name !== 'uid' && name !== 'id' && type !== 'uuid');
  return shown.map(([name, { type, header }]) => ({ name, type, label: header?.[locale] ?? name }));
}

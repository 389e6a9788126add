import { rowsChanged } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import type { Projection, Sql } from '../projections/types.ts';
import { composedColumns, recordColumns } from './columns.ts';
import { changeEventTypes, recordEventTypes } from './events.ts';

type Row = { uid: string } & Record<string, unknown>;

/**
 * Table `<module>.<table>` (`uid text` and one column per field) and its published view `<module>.<table>_public` with the same columns.
 * Composed texts are stored beside the fields. A localized name sorts and searches through `name->>'ru'` and the like.
 */
export function recordProjection(def: RecordDefinition): Projection {
  const columns = recordColumns(def);
  const types = recordEventTypes(def);
  const composed = composedColumns(def);
  const quoted = columns.map(column => `"${column.name}"`);
  const shown = [...quoted, ...composed.map(column => `"${column.name}"`)];
  const typed = columns.map(column => `"${column.name}" ${column.sql}`);
  const carried = ['uid', ...Object.keys(def.composed ?? {}).map(name => `"${name}"`)].join(', ');
  const filters = (def.filters ?? []).map(
    name =>
      `create index if not exists ${def.table}_${name} on ${def.table} ("${name}")${def.narrow?.includes(name) ? ` include (${carried})` : ''};`,
  );
  const upsert = `insert into ${def.table} (uid, ${quoted.join(', ')})
    select uid, ${quoted.join(', ')}
    from json_to_recordset($1::json) as row(uid text, ${typed.join(', ')})
    on conflict (uid) do update set ${quoted.map(name => `${name} = excluded.${name}`).join(', ')}`;

  return {
    name: `${def.module}.${def.table}`,
    version: def.narrow ? 5 : composed.length ? 4 : 1,
    handles: [types.created, types.removed, ...changeEventTypes(def), ...(def.declared ? [types.restored] : [])],
    tables: `create table if not exists ${def.table} (uid text primary key,
        ${[...typed, ...composed.map(column => column.ddl)].join(', ')});\n${[...filters, ...composed.flatMap(column => column.indexes)].join('\n')}`,
    tableNames: [def.table],
    views: `create or replace view ${def.module}.${def.table}_public as select uid, ${shown.join(', ')} from ${def.module}.${def.table};`,
    touches: event => [`${def.entity}:${event.data.uid}`, ...(def.declared ? [rowsChanged(def.entity)] : [])],
    async project(events, db) {
      const { rows, removed } = await foldBatch(events, def, types, db);
      if (removed.length) await db.query(`delete from ${def.table} where uid = any($1)`, [removed]);
      if (rows.length) await db.query(upsert, [JSON.stringify(rows)]);
    },
  };
}

/** The last state of every record that the batch touches; rows that the batch only changes are read from the table first. */
async function foldBatch(
  events: readonly RecordedEvent[],
  def: RecordDefinition,
  types: ReturnType<typeof recordEventTypes>,
  db: Sql,
) {
  const rows = new Map<string, Row | null>();
  const changing = new Set(changeEventTypes(def));
  const begins = (type: string): boolean => type === types.created || type === types.restored;
  const created = new Set(events.filter(({ type }) => begins(type)).map(event => event.data['uid']));
  const older = [
    ...new Set(events.filter(event => changing.has(event.type)).map(event => event.data['uid'] as string)),
  ].filter(uid => !created.has(uid));
  if (older.length)
    for (const row of (await db.query<Row>(`select * from ${def.table} where uid = any($1)`, [older])).rows)
      rows.set(row.uid, row);
  for (const { type, data } of events as readonly RecordedEvent<any>[]) {
    if (begins(type)) rows.set(data.uid, { ...def.defaults, ...data });
    if (type === types.removed) rows.set(data.uid, null);
    const row = rows.get(data.uid);
    if (changing.has(type) && row) rows.set(data.uid, { ...row, ...data.changes });
  }
  const removed = [...rows].filter(([, row]) => row === null).map(([uid]) => uid);
  return { rows: [...rows.values()].filter(row => row !== null), removed };
}

import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { command, list, query, Refused, type AnyCall, type Column, type CommandCall } from '../http/types.ts';
import { newId } from '../ids/ids.ts';
import { searchCondition, recordColumns } from './columns.ts';
import { recordAggregate } from './aggregate.ts';
import { entityCommandCalls } from './entity-calls.ts';
import { entityList } from './entity-list.ts';
import { importCalls } from './imported/calls.ts';
import { lifeQueries } from './life-queries.ts';
import { exportedColumns } from './exports.ts';
import { refuseWhileUsed } from './references.ts';
import { recordRefusals } from './refusals.ts';
import { writeRecord } from './write.ts';

const target = (call: string) => /\{(\w+)\}\/?$/.exec(call)?.[1];

/** Where a call has no `{uid}` in its path, the uid comes in the body (`PUT`, `POST`) or in the query (`DELETE`). */
function uidOf(call: string, input: { params?: any; query?: any; body?: any }): string {
  const name = target(call);
  return String(name ? input.params[name] : (input.body?.uid ?? input.query?.uid ?? ''));
}
const paramsOf = (call: string) => {
  const name = target(call);
  return name ? z.object({ [name]: z.string().min(1).max(100) }) : undefined;
};

/** The create, change and remove calls that the definition names. Create and change answer the whole record. */
export function recordCommandCalls(def: RecordDefinition): CommandCall[] {
  if (def.declared) return [...entityCommandCalls(def), ...importCalls(def)];
  const { create, change, remove } = def.calls ?? {};
  const uid = z.string().min(1).max(100);
  const answer = def.fields.extend({ uid, id: uid });
  const calls: CommandCall[] = [];
  if (create)
    calls.push(
      command({
        call: create,
        summary: `Create a record: ${def.entity}`,
        body: def.fields,
        answer,
        refuses: recordRefusals(def, 'create'),
        run: async ({ host, send, body }) => {
          const { events } = await writeRecord(host, send, def, { kind: 'create', uid: newId(), fields: body });
          const data = events.find(event => event.stream.startsWith(`${def.entity}-`))!.data;
          return { ...data, id: data.uid };
        },
      }),
    );
  if (change)
    calls.push(
      command({
        call: change,
        summary: `Change a record: ${def.entity}`,
        params: paramsOf(change),
        answer,
        refuses: recordRefusals(def, 'change'),
        body: target(change) ? def.fields.partial() : def.fields.partial().extend({ uid }),
        run: async input => {
          const { uid: _uid, ...fields } = input.body as Record<string, unknown>;
          const id = uidOf(change, input);
          await refuseWhileUsed(input.host, def, id, fields);
          await writeRecord(input.host, input.send, def, { kind: 'change', uid: id, fields });
          const { state } = await input.host.dispatcher.state<any>(recordAggregate(def), id);
          return { uid: id, id, ...state.fields };
        },
      }),
    );
  if (remove)
    calls.push(
      command({
        call: remove,
        summary: `Remove a record: ${def.entity}`,
        params: paramsOf(remove),
        refuses: recordRefusals(def, 'remove'),
        ...(target(remove)
          ? {}
          : remove.startsWith('DELETE')
            ? { query: z.object({ uid }) }
            : { body: z.object({ uid }) }),
        run: async input => {
          const id = uidOf(remove, input);
          await refuseWhileUsed(input.host, def, id);
          await writeRecord(input.host, input.send, def, { kind: 'remove', uid: id });
          return undefined;
        },
      } as Omit<CommandCall, 'kind'>),
    );
  return calls;
}

/** The list (both dialects) and the single record. */
export function recordQueryCalls(def: RecordDefinition): AnyCall[] {
  if (def.declared) return [...entityList(def), ...(def.declared.entity.life ? lifeQueries(def) : [])];
  const { list: listCall, get } = def.calls ?? {};
  const texts = Object.keys(def.composed ?? {});
  const row = def.fields.extend({ uid: z.string(), ...Object.fromEntries(texts.map(name => [name, z.string()])) });
  const shown = [
    'uid as id',
    'uid',
    ...[...recordColumns(def).map(column => column.name), ...texts].map(name => `"${name}"`),
  ].join(', ');
  const calls: AnyCall[] = [];
  if (listCall)
    calls.push(
      list({
        call: listCall,
        summary: `Records: ${def.entity}`,
        from: `${def.module}.${def.table}`,
        columns: recordListColumns(def),
        row,
        defaultSort: [def.defaultSort ?? 'uid', 'ASC'],
        exported: exportedColumns(def),
        ...(texts.length ? { search: (pattern: string) => searchCondition('', pattern) } : {}),
      }),
    );
  if (get)
    calls.push(
      query({
        call: get,
        summary: `One record: ${def.entity}`,
        params: paramsOf(get),
        ...(target(get) ? {} : { query: z.object({ uid: z.string().min(1).max(100) }) }),
        answer: row.extend({ id: z.string() }),
        run: async input => {
          const uid = uidOf(get, input);
          const { rows } = await input.db.query<any>(`select ${shown} from ${def.module}.${def.table} where uid = $1`, [
            uid,
          ]);
          if (!rows[0]) throw new Refused(reject('platform.not_found', { entity: def.entity, uid }));
          return rows[0];
        },
      }),
    );
  return calls;
}

function recordListColumns(def: RecordDefinition): Record<string, Column> {
  const columns: Record<string, Column> = { uid: { sql: 'uid', type: 'text', filter: 'equals', sort: true } };
  for (const { name, list: type } of recordColumns(def)) {
    columns[name] = {
      sql: `"${name}"`,
      type,
      sort: type !== 'json',
      search: def.search?.includes(name) ?? false,
      header: def.headers?.[name],
      names: def.names?.[name],
      ...(def.filters?.includes(name) ? { filter: 'equals' as const } : {}),
    };
  }
  for (const name of Object.keys(def.composed ?? {})) columns[name] = { sql: `"${name}"`, type: 'text', sort: true };
  return columns;
}

import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { refusalsByAct, type OtherRecord } from '@portal/event-schemas/kernel/entity/life.ts';
import { recordOf, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { query, Refused, type CallContext, type QueryCall } from '../http/types.ts';
import type { Sql } from '../projections/types.ts';
import { changeEventTypes } from './events.ts';

type Row = { uid: string } & Record<string, unknown>;
const looked = Symbol('what the life of the row looks at');

/** Reads the records that the lives of a page's rows look at: one query for each kind. */
export async function withReferencedRecords(
  { declared }: RecordDefinition,
  rows: Row[],
  db: Sql,
  account: string,
): Promise<Row[]> {
  const { looks } = declared!.entity.life!;
  if (!looks) return rows;
  const wanted = rows.map(row => looks(row, account, {}));
  const all = wanted.flatMap(one => Object.values(one));
  const found = new Map<string, Row>();
  for (const entity of new Set(all.map(one => one.entity))) {
    const { module, table } = recordOf(entity);
    const uids = [...new Set(all.filter(one => one.entity === entity).map(one => one.uid))];
    const named = await db.query<Row>(`select * from ${module}.${table}_public where uid = any($1)`, [uids]);
    for (const row of named.rows) found.set(`${entity} ${row.uid}`, row);
  }
  const lookedAt = (one: Readonly<Record<string, OtherRecord>>) =>
    Object.fromEntries(
      Object.entries(one).map(([name, { entity, uid }]) => [name, found.get(`${entity} ${uid}`) ?? null]),
    );
  return rows.map((row, index) => ({ ...row, [looked]: lookedAt(wanted[index]!) }));
}

/** The row with what its reader may do: each act of theirs, null or the code of what stands in the way. */
export function withPermittedActs({ declared }: RecordDefinition, row: Row, { actor, roles }: CallContext): Row {
  const { [looked]: named = {}, ...shown } = row as Row & { [looked]?: any };
  return { ...shown, may: refusalsByAct(declared!.entity.life!, shown, { id: actor.id, roles }, named) };
}

/**
 * SQL of the rows that a reader sees, over the alias `e`; undefined: all. `whole`: of which they see everything, what
 * became of them too; a state that everybody sees is not enough for that.
 */
export function visibilityCondition(
  entity: Entity<any>,
  { actor, roles }: CallContext,
  bind: (value: unknown) => string,
  whole = false,
): string | undefined {
  const { owner, fields } = entity;
  if (!owner?.reads || owner.others.some((role: string) => roles.includes(role))) return undefined;
  const { states, through, among } = owner.reads;
  const me = bind(actor.id);
  const ways = [`e."${owner.field}" = ${me}`];
  if (states && !whole) ways.push(`e.state = any(${bind(states)})`);
  if (through) {
    const { module, table } = recordOf(fields[through.field].to.entity);
    const holds = through.fields.map(name => `to_jsonb(other."${name}") @> to_jsonb(${me}::text)`);
    ways.push(
      `exists (select from ${module}.${table}_public other where other.uid = e."${through.field}" and (${holds.join(' or ')}))`,
    );
  }
  if (among)
    ways.push(
      `exists (select from ${among.view} other where other."${among.by}" = e."${among.field}" and other."${among.person}" = ${me})`,
    );
  return `(${ways.join(' or ')})`;
}

const entry = z.object({
  at: z.string(),
  who: z.string().nullable(),
  type: z.string(),
  comment: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()),
  before: z.record(z.string(), z.unknown()),
});

/** How many records are in each state, of those that the reader sees; and what became of one of them, for whoever sees it. */
export function lifeQueries(def: RecordDefinition): QueryCall[] {
  const { entity, words } = def.declared! as { entity: Entity; words: { en: { many: string } } };
  const table = `${entity.module}.${entity.table} e`;
  const bound = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;
  return [
    query({
      call: `GET ${entity.path}counts/` as Call,
      summary: `How many ${words.en.many} are in each state`,
      answer: z.record(z.string(), z.int()),
      run: async input => {
        const values: unknown[] = [];
        const condition = visibilityCondition(entity, input, bound(values));
        const { rows } = await input.db.query<{ state: string; count: number }>(
          `select state, count(*)::int as count from ${table} ${condition ? `where ${condition}` : ''} group by state`,
          values,
        );
        return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
      },
    }),
    query({
      call: `GET ${entity.path}{uid}/history/` as Call,
      summary: `What became of one of the ${words.en.many}, the newest first: for whom it is, and who decides on it`,
      params: z.object({ uid: z.string().min(1).max(100) }),
      answer: z.array(entry),
      run: async input => {
        const { uid } = input.params;
        const values: unknown[] = [uid];
        const condition = visibilityCondition(entity, input, bound(values), true);
        const { rows } = await input.db.query(
          `select 1 from ${table} where e.uid = $1 ${condition ? `and ${condition}` : ''}`,
          values,
        );
        if (rows.length === 0) throw new Refused(reject('platform.not_found', { entity: def.entity, uid }));
        return historyOf(input, def, uid);
      },
    }),
  ];
}

/** At most so many of the newest events are shown. */
const shownEvents = 200;
async function historyOf({ host }: CallContext, def: RecordDefinition, uid: string): Promise<z.infer<typeof entry>[]> {
  const changing = new Set(changeEventTypes(def));
  const events = await host.log.read(`${def.entity}-${uid}`);
  const names = new Map<string, string | null>();
  for (const { meta } of events.slice(-shownEvents))
    if (!names.has(meta.actor.id)) names.set(meta.actor.id, await host.nameOf(meta.actor.id));
  const values: Record<string, unknown> = {};
  const entries = events.map(({ type, data, meta }) => {
    const changes = changing.has(type) ? (data['changes'] as Record<string, unknown>) : {};
    const before = Object.fromEntries(Object.keys(changes).map(name => [name, values[name] ?? null]));
    Object.assign(values, changing.has(type) ? changes : data);
    const comment = (data['comment'] as string | undefined) ?? null;
    return { at: meta.occurred_at, who: names.get(meta.actor.id) ?? null, type, comment, changes, before };
  });
  return entries.slice(-shownEvents).reverse();
}

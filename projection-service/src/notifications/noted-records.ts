import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { idOf, type ReadRecord, type NoticeDraft } from '@portal/event-schemas/kernel/notices.ts';
import { declaredNotices, type Noting } from '@portal/event-schemas/notifications/declared.ts';
import {
  namesWanted,
  paramsOf,
  recipientsOf,
  type NotedRecord,
} from '@portal/event-schemas/notifications/noted-records.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Events by which it is known who has which role. */
export const roleEvents = ['AccountOpened', 'RolesChanged', 'AccountDisabled', 'AccountEnabled'];

/** A record's key, `<entity> <uid>`. */
const keyOf = ({ entity, uid }: Noting, { stream, data }: RecordedEvent<any>): string =>
  `${entity} ${uid ? data[uid] : idOf(stream)}`;
const inColumns = (keys: readonly string[]): [entities: string[], uids: string[]] => [
  keys.map(key => key.slice(0, key.indexOf(' '))),
  keys.map(key => key.slice(key.indexOf(' ') + 1)),
];

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Records that notices are about, as of the event that is read: what a batch makes of them is written before somebody
 * asks for recipients, and at its end.
 */
export class NotedRecords {
  private readonly records = new Map<string, NotedRecord | null>();
  private readonly changed = new Set<string>();
  private readonly roles = new Map<string, readonly Role[]>();
  private readonly disabled = new Map<string, boolean>();

  private readonly db: Sql;
  private readonly declared = declaredNotices();

  constructor(db: Sql) {
    this.db = db;
  }

  /** Reads what the batch changes and asks about. */
  async recall(events: readonly RecordedEvent<any>[]): Promise<void> {
    await this.load(
      events.flatMap(event => [
        ...this.notingsOf(event).flatMap(one => (one.effect === 'is' ? [] : keyOf(one, event))),
        ...(this.declared.rules.get(event.type)?.asks?.(event) ?? []).map(({ entity, uid }) => `${entity} ${uid}`),
      ]),
    );
  }

  /** Takes in what an event says of records and roles. */
  learn(event: RecordedEvent<any>): void {
    const { type, data, stream } = event;
    if (type === 'AccountOpened' || type === 'RolesChanged') this.roles.set(idOf(stream), data.roles ?? data.to);
    if (type === 'AccountDisabled' || type === 'AccountEnabled')
      this.disabled.set(idOf(stream), type === 'AccountDisabled');
    for (const noting of this.notingsOf(event)) this.note(noting, event);
  }

  private note(noting: Noting, event: RecordedEvent<any>): void {
    const { entity, effect } = noting;
    const { data, meta } = event;
    const key = keyOf(noting, event);
    const before = this.records.get(key) ?? null;
    if (effect === 'first' && before) return;
    this.changed.add(key);
    if (effect === 'ends' || (effect === 'changes' && !before)) return void this.records.set(key, null);
    const said: Record<string, unknown> = effect === 'changes' ? data.changes : { ...data, ...data.changes };
    const known = effect === 'is' ? {} : (before?.fields ?? {});
    const state = noting.state ?? textIn(said['state']) ?? (effect === 'is' ? null : (before?.state ?? null));
    const kept = Object.entries(said).filter(([name]) => this.declared.kept[entity]!.includes(name));
    this.records.set(key, {
      entity,
      uid: key.slice(entity.length + 1),
      fields: { ...known, ...Object.fromEntries(kept) },
      state,
      since: effect !== 'is' && before?.state === state ? before.since : meta.occurred_at,
    });
  }

  /** What is known of a record that the batch has to do with. */
  readonly known: ReadRecord = (entity, uid) => this.records.get(`${entity} ${uid}`)?.fields;

  /** Whom an event tells what: everybody whom it concerns but who did it. */
  async noticesOf(event: RecordedEvent<any>): Promise<NoticeDraft[]> {
    const subject = this.declared.telling.get(event.type);
    const noting = this.notingsOf(event).find(one => one.entity === subject?.entity);
    const record = noting && this.records.get(keyOf(noting, event));
    if (!subject || !record) return [];
    await this.write();
    const { kind, to } = subject.tells[event.type]!;
    const actor = event.meta.actor.id;
    const values: unknown[] = [record.entity, record.uid];
    const { rows } = await this.db.query<{ account: string }>(
      `select told.account from noted_records r cross join lateral (
         ${recipientsOf(to, value => `$${values.push(value)}`)}) told
       where r.entity = $1 and r.uid = $2 and told.account <> $${values.push(actor)} order by told.account`,
      values,
    );
    if (rows.length === 0) return [];
    const wanted = namesWanted(subject, kind, record, actor);
    await this.load(wanted);
    const names = new Map(wanted.flatMap(key => [this.records.get(key) ?? []].flat().map(one => [key, one] as const)));
    const params = paramsOf(subject, kind, record, names, { actor, said: event.data });
    return rows.map(({ account }) => ({ account, kind, params }));
  }

  /** Writes what has changed since it was written last. */
  async write(): Promise<void> {
    const records = [...this.changed].map(key => ({ key, record: this.records.get(key) ?? null }));
    const gone = records.filter(({ record }) => record === null).map(({ key }) => key);
    const kept = records.flatMap(({ record }) => record ?? []);
    if (gone.length > 0)
      await this.db.query(
        `delete from noted_records r using unnest($1::text[], $2::text[]) gone(entity, uid)
         where r.entity = gone.entity and r.uid = gone.uid`,
        inColumns(gone),
      );
    if (kept.length > 0)
      await this.db.query(
        `insert into noted_records select * from json_to_recordset($1::json)
           as new(entity text, uid text, fields jsonb, state text, since timestamptz)
         on conflict (entity, uid) do update
           set fields = excluded.fields, state = excluded.state, since = excluded.since`,
        [JSON.stringify(kept)],
      );
    await this.writeHolders('roles', 'text[]', this.roles);
    await this.writeHolders('disabled', 'boolean', this.disabled);
    this.changed.clear();
    this.roles.clear();
    this.disabled.clear();
  }

  private notingsOf({ type }: RecordedEvent<any>): readonly Noting[] {
    return this.declared.noting.get(type) ?? [];
  }

  private async writeHolders(column: string, type: string, values: ReadonlyMap<string, unknown>): Promise<void> {
    if (values.size === 0) return;
    await this.db.query(
      `insert into role_holders (account, ${column})
         select account, value from json_to_recordset($1::json) as new(account text, value ${type})
       on conflict (account) do update set ${column} = excluded.${column}`,
      [JSON.stringify([...values].map(([account, value]) => ({ account, value })))],
    );
  }

  private async load(wanted: readonly string[]): Promise<void> {
    const missing = [...new Set(wanted)].filter(key => !this.records.has(key));
    if (missing.length === 0) return;
    const { rows } = await this.db.query<NotedRecord>(
      `select r.entity, r.uid, r.fields, r.state, to_jsonb(r.since) #>> '{}' as since from noted_records r
       join unnest($1::text[], $2::text[]) wanted(entity, uid) on wanted.entity = r.entity and wanted.uid = r.uid`,
      inColumns(missing),
    );
    for (const key of missing) this.records.set(key, null);
    for (const row of rows) this.records.set(`${row.entity} ${row.uid}`, row);
  }
}

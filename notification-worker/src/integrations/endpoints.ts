import { apiRecord } from '@portal/event-schemas/integrations/module.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { changeEventTypes, recordEventTypes } from '@portal/platform/records/events.ts';
import type { Api } from './messages.ts';

const { created, restored, removed } = recordEventTypes(apiRecord);
const changing = new Set(changeEventTypes(apiRecord));
const uidOf = ({ data }: RecordedEvent<any>): string => String(data.uid);
/** Events of connections themselves. */
export const isOfApi = ({ type }: RecordedEvent): boolean =>
  type === created || type === restored || type === removed || changing.has(type);

/** Connections as they are after the events that were read; only these events change them, so all workers see the same. */
export class KnownApis {
  readonly #apis: Map<string, Api>;
  readonly #touched = new Set<string>();
  constructor(apis: Iterable<readonly [string, Api]>) {
    this.#apis = new Map(apis);
  }
  static async read(db: Pick<Sql, 'query'>): Promise<KnownApis> {
    const { rows } = await db.query<{ endpoint: string; fields: Api }>(
      'select endpoint, fields from platform.outbound_endpoints',
    );
    return new KnownApis(rows.map(({ endpoint, fields }) => [endpoint, fields]));
  }
  get all(): ReadonlyMap<string, Api> {
    return this.#apis;
  }
  take(event: RecordedEvent<any>): void {
    const uid = uidOf(event);
    const { type, data } = event;
    const now = this.#apis.get(uid);
    this.#touched.add(uid);
    if (type === removed) this.#apis.delete(uid);
    else if (type === created || type === restored) this.#apis.set(uid, { ...apiRecord.defaults, ...data });
    else if (now) this.#apis.set(uid, { ...now, ...data.changes });
  }
  /** Writes what has changed. With a connection its messages go. */
  async write(db: Pick<Sql, 'query'>): Promise<void> {
    const touched = [...this.#touched];
    const kept = touched.filter(uid => this.#apis.has(uid));
    const gone = touched.filter(uid => !this.#apis.has(uid));
    if (kept.length > 0)
      await db.query(
        `insert into platform.outbound_endpoints (endpoint, fields)
          select endpoint, fields from unnest($1::text[], $2::jsonb[]) as e(endpoint, fields)
          on conflict (endpoint) do update set fields = excluded.fields`,
        [kept, kept.map(uid => JSON.stringify(this.#apis.get(uid)))],
      );
    if (gone.length > 0)
      for (const table of ['endpoints', 'deliveries', 'lines', 'replays'])
        await db.query(`delete from platform.outbound_${table} where endpoint = any($1)`, [gone]);
    this.#touched.clear();
  }
}

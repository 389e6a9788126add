import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Pool } from 'pg';
import type { Listener } from '../postgres/listener.ts';
import { createPostgresLog } from './postgres/postgresLog.ts';
import type { EventLog } from './types.ts';

/** `prefix`: before the names of all streams. */
export interface EventStorePlace {
  url: string;
  prefix: string;
}

export interface LogSettings {
  databaseUrl: string;
  /** The event store that keeps the log; absent: PostgreSQL does. */
  eventStore?: EventStorePlace | undefined;
  pool: Pool;
  listener: Listener;
  catalogue: EventCatalogue;
  /** For who follows the log and never appends to it. */
  followsOnly?: boolean;
  onError: (error: unknown) => void;
}

/** The configuration names another place for the log than the one where it lies. */
export class LogElsewhere extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LogElsewhere';
  }
}

/** The log of a portal, where its configuration says that it lies. Throws `LogElsewhere`, `UnfitEventStore`. */
export async function openLog(settings: LogSettings): Promise<EventLog> {
  const { databaseUrl: url, eventStore: store, pool, listener, catalogue, followsOnly, onError } = settings;
  await checkPlace(pool, store !== undefined);
  if (store === undefined) return createPostgresLog({ url, pool, listener, catalogue, onError });
  const { createKurrentLog } = await import('./kurrent/kurrentLog.ts');
  return createKurrentLog({
    store: store.url,
    prefix: store.prefix,
    url,
    pool,
    catalogue,
    onError,
    ...(followsOnly ? { followsOnly } : {}),
  });
}

/** A portal that began on an empty log beside its own would look as if all were lost. */
async function checkPlace(pool: Pool, inStore: boolean): Promise<void> {
  const { rows } = await pool.query<{ table: boolean; events: boolean }>(
    `select to_regclass('log.followed') is not null as table, exists (select from log.events) as events`,
  );
  const { table, events } = rows[0]!;
  const followed = table && (await pool.query('select from log.followed')).rowCount === 1;
  if (!inStore && followed)
    throw new LogElsewhere(
      'The log of this portal lies in an event store: name it in EVENTSTORE_URL, or bring it back with npm run log -- copy.',
    );
  if (inStore && events && !followed)
    throw new LogElsewhere(
      'EVENTSTORE_URL is set, but the log of this portal lies in PostgreSQL: move it with npm run log -- copy.',
    );
}

/** Where the configuration says that the log lies, besides PostgreSQL. */
export const eventStoreOf = (config: {
  eventStoreUrl?: string | undefined;
  eventStorePrefix: string;
}): EventStorePlace | undefined =>
  config.eventStoreUrl === undefined ? undefined : { url: config.eventStoreUrl, prefix: config.eventStorePrefix };

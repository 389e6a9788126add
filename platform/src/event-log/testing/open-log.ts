import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { createListener } from '../../postgres/listener.ts';
import { createPool } from '../../postgres/pools.ts';
import { createPostgresLog } from '../postgres/postgresLog.ts';
import type { EventLog } from '../types.ts';
import { contractCatalogue } from './items.ts';

/** Where a log of a test lies: in a PostgreSQL database, or in KurrentDB beside it. */
export interface LogPlace {
  url: string;
  store?: { url: string; prefix: string };
}

/** A log with connections of its own, as a process has it. */
export async function openLog(place: LogPlace, catalogue: EventCatalogue = contractCatalogue): Promise<EventLog> {
  const onError = (): void => undefined;
  const pool = createPool(place.url, { max: 4, onError });
  if (place.store) {
    const { createKurrentLog } = await import('../kurrent/kurrentLog.ts');
    const { url, prefix } = place.store;
    const log = await createKurrentLog({ store: url, prefix, url: place.url, pool, catalogue, onError });
    return closing(log, () => pool.end());
  }
  const listener = await createListener(place.url, onError);
  const log = createPostgresLog({ url: place.url, pool, listener, catalogue, onError });
  return closing(log, () => Promise.all([listener.close(), pool.end()]));
}

const closing = (log: EventLog, end: () => Promise<unknown>): EventLog => ({
  ...log,
  async close() {
    await log.close();
    await end();
  },
});

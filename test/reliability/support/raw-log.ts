import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { Row } from './invariants.ts';

/** What an idempotency key was answered with. */
export interface Kept {
  actor: string;
  key: string;
  position: number | null;
  answer: { ok: true; count: number } | { ok: false; rejection: { code: string } };
}

/** A log as it lies in its place, read with code of its own: a mistake of the portal's adapters is not made here as well. */
export interface RawLog {
  /** In the order of their positions. */
  rows(): Promise<Row[]>;
  head(): Promise<number>;
  kept(): Promise<Kept[]>;
}

/** Runs a statement and gives its rows. */
type Query = <R extends object = any>(text: string, values?: unknown[]) => Promise<R[]>;

export const logInPostgres = (query: Query): RawLog => ({
  rows: () =>
    query<Row>(
      'select position::int as position, stream_id, version, type, data, meta from log.events order by position',
    ),
  head: async () =>
    (await query<{ head: number }>('select coalesce(max(position), 0)::float8 as head from log.events'))[0]!.head,
  kept: () => query<Kept>('select actor, key, position::int as position, answer from log.idempotency'),
});

/** Streams of the log itself (docs/decisions/0058). */
const own = ['portal-commits', 'portal-answers', 'portal-journal'];

/** The database is waited for where it is away. */
export function logInEventStore(url: string, prefix: string): RawLog {
  const reading = async <T>(work: (client: KurrentDBClient) => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries++) {
      // Loaded where there is an event store, for the client has a part that is made for each kind of machine.
      const client = (await import('@kurrent/kurrentdb-client')).KurrentDBClient.connectionString(url);
      try {
        return await work(client);
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise(resolve => setTimeout(resolve, 200));
      } finally {
        await client.dispose();
      }
    }
  };
  const stream = async (client: KurrentDBClient, name: string, last?: 1): Promise<any[]> => {
    const found: any[] = [];
    const part = last ? ({ direction: 'backwards', fromRevision: 'end', maxCount: 1 } as const) : {};
    try {
      for await (const { event } of client.readStream(prefix + name, part)) found.push(event!.data);
    } catch (error) {
      if ((error as { type?: string }).type !== 'stream-not-found') throw error;
    }
    return found;
  };
  const head = async (client: KurrentDBClient): Promise<number> =>
    (await stream(client, 'portal-commits', 1))[0]?.last ?? 0;
  return {
    head: () => reading(head),
    kept: () =>
      reading(async client => (await stream(client, 'portal-answers')).flatMap(({ answers }) => answers as Kept[])),
    rows: () =>
      reading(async client => {
        const rows: Row[] = [];
        const end = await head(client);
        for await (const { event } of client.readAll({
          filter: { filterOn: 'streamName', checkpointInterval: 1, regex: `^${prefix || '[^$]'}` },
        })) {
          const { streamId, revision, type, data, metadata } = event! as any;
          const stream_id = streamId.slice(prefix.length) as string;
          if (own.includes(stream_id)) continue;
          const position = Number(metadata.position);
          if (position <= end)
            rows.push({
              position,
              stream_id,
              version: Number(revision) + 1,
              type,
              data,
              meta: JSON.parse(metadata.meta),
            });
        }
        return rows.sort((a, b) => a.position - b.position);
      }),
  };
}

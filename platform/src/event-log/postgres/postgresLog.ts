import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Client, Pool } from 'pg';
import type { Listener } from '../../postgres/listener.ts';
import { appendsBy } from '../appends.ts';
import { asRecorded } from '../encoding.ts';
import { createGroupCommit } from '../groupCommit.ts';
import { createTail } from '../tail.ts';
import type { EventLog, LockedLog } from '../types.ts';
import { sendUnits, sendUnitsAgain } from './appendStatement.ts';
import { findFirstPositions, postgresReader } from './reading.ts';
import type { Source } from './source.ts';
import { appendLock, appendedChannel } from './schema.ts';
import { RolledBack, writingConnection } from './writingConnection.ts';

export interface PostgresLogSettings {
  /** Address of the database; the log opens its own connection for writing, as the application's role. */
  url: string;
  /** Reads go through this pool. */
  pool: Pool;
  /** Tells of other processes' appends. */
  listener: Listener;
  catalogue: EventCatalogue;
  /** How long an append waits for a database that does not answer, in milliseconds (default 10,000). */
  timeout?: number;
  onError?: (error: unknown) => void;
}

/** The log in PostgreSQL (tables of `logMigration`): the default, for one process or many. */
export function createPostgresLog({
  url,
  pool,
  listener,
  catalogue,
  timeout = 10_000,
  onError = () => undefined,
}: PostgresLogSettings): EventLog {
  const connection = writingConnection(url, timeout, onError);
  const writer = createGroupCommit(units =>
    connection.run((client, again) => (again ? sendUnitsAgain : sendUnits)(client, units)),
  );
  const reader = postgresReader(pool, catalogue);
  const listeners = new Set<(position: number) => void>();
  let notified = 0;
  const tell = (position: number): void => {
    if (position <= notified) return;
    notified = position;
    for (const listener of listeners) listener(position);
  };
  const tail = createTail(reader.readAll, () => notified);
  const stopListening = listener.on(
    appendedChannel,
    payload => tell(Number(payload)),
    () => {
      reader.head().then(tell, onError);
    },
  );

  const appends = appendsBy(catalogue, async unit => {
    const result = await writer.append(unit);
    if ('first' in result && unit.events.length) {
      tail.wrote(result.first, () => asRecorded(unit, result.first));
      tell(result.first + unit.events.length - 1);
    }
    return result;
  });

  return {
    ...reader,
    ...appends,
    async exclusively(work) {
      let sent: string[] = [];
      let outcome: { value: Awaited<ReturnType<typeof work>> } | null = null;
      let last = 0;
      const value = await writer.alone(() =>
        connection.run(async (client, again) => {
          const from = client as unknown as Source;
          await client.query('begin');
          try {
            await client.query('select pg_advisory_xact_lock($1)', [appendLock]);
            if (again && outcome && sent.length && (await findFirstPositions(from, sent)).size === sent.length) {
              await client.query('rollback');
              return outcome.value;
            }
            [sent, outcome] = [[], null];
            const result = await work(
              lockedLog(client, from, (firstEvent, position) => {
                sent.push(firstEvent);
                last = position;
              }),
            );
            outcome = { value: result };
            await client.query('commit');
            return result;
          } catch (error) {
            const alive = await client.query('rollback').then(
              () => true,
              () => false,
            );
            throw alive ? new RolledBack(error) : error;
          }
        }),
      );
      tell(last);
      return value;
    },
    follow: tail.read,
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      stopListening();
      listeners.clear();
      await writer.idle();
      await connection.close();
    },
  };

  function lockedLog(client: Client, from: Source, wrote: (firstEvent: string, last: number) => void): LockedLog {
    return {
      ...postgresReader(from, catalogue),
      ...appendsBy(catalogue, async unit => {
        const [result] = await sendUnits(client, [unit]);
        if ('first' in result! && unit.events.length) wrote(unit.events[0]!.id, result.first + unit.events.length - 1);
        return result!;
      }),
    };
  }
}

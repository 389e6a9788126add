import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { appAddress } from './pools.ts';

export interface Listener {
  /** Calls `handler` with the payload of every NOTIFY on the channel; `onGap` after the connection was lost and is back. Answers the way to stop. */
  on(channel: string, handler: (payload: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

/** One LISTEN connection for the process, on whatever channels are asked for; it comes back by itself when it breaks. */
export async function createListener(url: string, onError: (error: Error) => void): Promise<Listener> {
  const handlers = new Map<string, Set<{ handler: (payload: string) => void; onGap?: () => void }>>();
  let client: pg.Client;
  let closed = false;
  let asked: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: appAddress(url), keepAlive: true, connectionTimeoutMillis: 10_000 });
    const mine = client;
    mine.on('error', error => {
      onError(error);
      if (mine === client && !closed) void reconnect();
    });
    mine.on('end', () => {
      if (mine === client && !closed) void reconnect();
    });
    mine.on('notification', ({ channel, payload }) => {
      for (const { handler } of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await mine.connect();
    for (const channel of handlers.keys()) await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
  };
  let reconnecting = false;
  const reconnect = async (): Promise<void> => {
    if (reconnecting) return;
    reconnecting = true;
    for (let pause = 50; !closed; pause = Math.min(pause * 2, 5000)) {
      try {
        await client.end().catch(() => undefined);
        await connect();
        for (const listeners of handlers.values()) for (const { onGap } of listeners) onGap?.();
        break;
      } catch (error) {
        onError(error as Error);
        await sleep(pause);
      }
    }
    reconnecting = false;
  };
  await connect();

  return {
    on(channel, handler, onGap) {
      const entry = { handler, onGap };
      const known = handlers.get(channel);
      if (known) known.add(entry);
      else {
        handlers.set(channel, new Set([entry]));
        // One statement at a time; a connection that breaks meanwhile asks for all channels again when it is back.
        asked = asked.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(onError);
      }
      return () => handlers.get(channel)?.delete(entry);
    },
    async close() {
      closed = true;
      await asked;
      await client.end().catch(() => undefined);
    },
  };
}

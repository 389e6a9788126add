import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { appAddress } from '../../postgres/pools.ts';
import { LogUnavailable } from '../errors.ts';

/** The connection is well and the transaction is rolled back: `cause` is the caller's own error, and nothing is to be tried again. */
export class RolledBack extends Error {
  constructor(cause: unknown) {
    super('rolled back', { cause });
  }
}

/** True where the server's answer did not arrive, so that nobody knows whether a commit went through. */
export function connectionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.code === undefined || error.code.startsWith('08') || /^57P0[123]$/.test(error.code);
}

export interface WritingConnection {
  /**
   * Runs `work` on the one connection that writes. Where the connection is lost, `work` runs again on a new one, with `again`
   * set: what it sent before may have been committed. Throws `LogUnavailable` after `timeout` milliseconds without a database.
   */
  run<T>(work: (client: pg.Client, again: boolean) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The log's statements are always index look-ups: planned once, and never as scans because the tables were still small at that time. */
const settings = {
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 20_000,
};

export function writingConnection(url: string, timeout: number, onError: (error: unknown) => void): WritingConnection {
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: appAddress(url, settings),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    const drop = (): void => {
      if (client === fresh) client = null;
    };
    fresh.on('error', drop);
    fresh.on('end', drop);
    try {
      await fresh.connect();
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    return fresh;
  };

  return {
    async run(work) {
      const deadline = Date.now() + timeout;
      let again = false;
      for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
        let mine: pg.Client | null = null;
        try {
          if (closed) throw new Error('the log is closed');
          mine = client ??= await connect();
          return await work(mine, again);
        } catch (error) {
          if (error instanceof RolledBack) throw error.cause;
          if (mine && !connectionLost(error)) throw error;
          onError(error);
          if (mine) {
            again = true;
            if (client === mine) client = null;
            void mine.end().catch(() => undefined);
          }
          if (closed || Date.now() + pause > deadline)
            throw error instanceof LogUnavailable ? error : new LogUnavailable(error);
          await sleep(pause);
        }
      }
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

import type { Pool } from 'pg';
import type { Sql } from './types.ts';

/**
 * Runs `work` in a transaction; `first` is sent with its BEGIN, and `begun` has the rows of each of its statements;
 * `last` with its COMMIT. A connection on which even the rollback fails is thrown away.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (db: Sql, begun: readonly { rows: any[] }[]) => Promise<T>,
  first = '',
  last = () => '',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const [, ...begun] = [await client.query(`begin; ${first}`)].flat();
    const result = await work(client, begun);
    await client.query(`${last()} commit`);
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const lostConnection =
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;
/** As its client and the server itself say it: away, starting, full, without a disk, a replica now. */
const lostRedis =
  /Stream isn't writeable|max retries per request|Command timed out|Connection is closed|\b(LOADING|OOM|MISCONF|READONLY) /;

/** Whether trying again can help: lost connections, conflicts, full or stopping servers, lock waits; not a bug in a projection. */
export function isTransient(error: unknown): boolean {
  const { code, message, name } = (error ?? {}) as { code?: string; message?: string; name?: string };
  if (name === 'LogUnavailable') return true;
  if (code && /^[0-9A-Z]{5}$/.test(code)) return /^(08|40|53|57|55P03|25P03)/.test(code);
  return lostConnection.test(`${code} ${message}`) || lostRedis.test(message ?? '');
}

/** Read models can be made again from the log, and their checkpoint is in the same transaction: they need not wait for the disk. */
export const asynchronousCommit = 'set local synchronous_commit = off';

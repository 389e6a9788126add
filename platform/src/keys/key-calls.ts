import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** One call that was made with a key. `call`: `METHOD /path/` as access tables name it. */
export interface KeyCall {
  holder: string;
  at: string;
  call: string;
  status: number;
  ms: number;
  address: string;
  request_id: string;
}
const every = 1000;
/** Calls that wait to be written; in a flood the ones beyond are left out: the limits of keys make that a program gone wild. */
const mostWaiting = 20_000;

/** Writes down what is called with keys, many calls with one statement a second later. */
export function createKeyCallLog(pool: Pick<Pool, 'query'>, logger: Pick<Logger, 'warn'>) {
  let waiting: KeyCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const calls = waiting;
    waiting = [];
    if (calls.length === 0) return;
    await pool
      .query(
        `insert into platform.key_calls (holder, at, call, status, ms, address, request_id)
         select holder, at, call, status, ms, address, request_id
         from json_to_recordset($1::json)
           as made(holder text, at timestamptz, call text, status int, ms int, address text, request_id text)`,
        [JSON.stringify(calls)],
      )
      .catch((error: unknown) => logger.warn({ err: error, calls: calls.length }, 'calls with keys were not noted'));
  }
  return {
    add(call: KeyCall): void {
      if (waiting.length < mostWaiting) waiting.push(call);
      timer ??= setTimeout(() => void flush(), every).unref();
    },
    flush,
  };
}

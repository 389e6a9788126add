import pg from 'pg';
import { appRole } from './migrate.ts';

/** The address with which the application connects: as the role that cannot change events, with time limits on everything that could hang. */
export function appAddress(url: string, extra: Record<string, string | number> = {}): string {
  const settings = {
    role: appRole,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    ...extra,
  };
  const address = new URL(url);
  address.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  );
  return address.href;
}

/**
 * A pool of the application's connections. An idle connection that breaks is dropped and told to `onError`; the next
 * query gets a new one. `pipeline`: who holds a connection may send it statements without waiting for the answers to
 * those before.
 */
export function createPool(
  url: string,
  options: {
    max: number;
    onError: (error: Error) => void;
    settings?: Record<string, string | number>;
    pipeline?: boolean;
  },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: appAddress(url, options.settings),
    max: options.max,
    pipeline: options.pipeline ?? false,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // A connection that breaks while somebody holds it tells the holder's next query; unheard, its event would end the process.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

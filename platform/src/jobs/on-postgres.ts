import { createPostgresBackend, runMigrations, withBackend, type Queue, type Worker } from 'bullmq';
import type pg from 'pg';
import { createPool } from '../postgres/pools.ts';
import { day, watched, type Backend, type BackendOptions } from './backend.ts';

/** Queues in the schema `bullmq` of the portal's database. */
export async function onPostgres({ databaseUrl, workers, onError }: Omit<BackendOptions, 'redis'>): Promise<Backend> {
  const pool: pg.Pool = createPool(databaseUrl, {
    max: workers + 4,
    onError,
    settings: { search_path: 'bullmq', idle_in_transaction_session_timeout: 0 },
  });
  // Every queue and worker listens for errors of the pool that they share.
  pool.setMaxListeners(0);
  const client = await pool.connect();
  try {
    await runMigrations(client, 'bullmq');
  } finally {
    client.release();
  }
  const classes = withBackend(createPostgresBackend);
  return {
    queue: name => watched(new classes.Queue(name, { connection: pool }) as unknown as Queue, onError),
    worker: (name, run, concurrency) =>
      watched(new classes.Worker(name, run, { connection: pool, concurrency }) as unknown as Worker, onError),
    // Not by number: jobs that end at the same moment would wait for each other's deletions, and one that loses a deadlock would run again.
    kept: { removeOnComplete: { age: day }, removeOnFail: { age: 7 * day } },
    onBack: () => undefined,
    close: () => pool.end(),
  };
}

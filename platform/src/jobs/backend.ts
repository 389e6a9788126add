import {
  createPostgresBackend,
  Queue,
  runMigrations,
  withBackend,
  Worker,
  type Job,
  type QueueOptions,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { createPool } from '../postgres/pools.ts';

/** Where the queues live. Each worker keeps one connection for being woken; everything else shares a small pool. */
export interface Backend {
  queue(name: string): Queue;
  worker(name: string, run: (job: Job, token?: string) => Promise<unknown>, concurrency: number): Worker;
  close(): Promise<void>;
}
export interface BackendOptions {
  databaseUrl: string;
  redisUrl?: string;
  /** How many workers there will be. */
  workers: number;
  onError: (error: Error) => void;
}

export const openBackend = (options: BackendOptions): Promise<Backend> =>
  options.redisUrl ? onRedis(options.redisUrl, options) : onPostgres(options);

async function onPostgres({ databaseUrl, workers, onError }: BackendOptions): Promise<Backend> {
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
    close: () => pool.end(),
  };
}

async function onRedis(url: string, { onError }: BackendOptions): Promise<Backend> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  connection.on('error', onError);
  const options = { connection } as unknown as QueueOptions & WorkerOptions;
  return {
    queue: name => watched(new Queue(name, options), onError),
    worker: (name, run, concurrency) => watched(new Worker(name, run, { ...options, concurrency }), onError),
    close: async () => {
      await connection.quit().catch(() => undefined);
    },
  };
}

/** An unheard `error` event would end the process. */
function watched<T extends Queue | Worker>(part: T, onError: (error: Error) => void): T {
  (part as Queue).on('error', onError);
  return part;
}

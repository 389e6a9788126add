import type { Job, KeepJobs, Queue, Worker } from 'bullmq';
import type { RedisServer } from '../redis/redis.ts';

/** Where the queues live. Each worker keeps one connection for being woken; everything else shares a few. */
export interface Backend {
  queue(name: string): Queue;
  worker(name: string, run: (job: Job, token?: string) => Promise<unknown>, concurrency: number): Worker;
  /** How long jobs are known when they are over. */
  kept: { removeOnComplete: KeepJobs; removeOnFail: KeepJobs };
  /** Calls the listener when a server that keeps less than the database does is back, perhaps empty. */
  onBack(listener: () => void): void;
  close(): Promise<void>;
}
export interface BackendOptions {
  databaseUrl: string;
  /** Keeps the queues instead of PostgreSQL. */
  redis?: RedisServer | undefined;
  /** How many workers there will be. */
  workers: number;
  onError: (error: Error) => void;
}

/** Seconds. */
export const day = 24 * 3600;

/** An unheard `error` event would end the process. */
export function watched<T extends Queue | Worker>(part: T, onError: (error: Error) => void): T {
  (part as Queue).on('error', onError);
  return part;
}

import { Queue, Worker, type QueueOptions, type WorkerOptions } from 'bullmq';
import { isTransient } from '../projections/transaction.ts';
import { withoutCommand, type RedisServer } from '../redis/redis.ts';
import { day, watched, type Backend, type BackendOptions } from './backend.ts';

/** Queues on Redis. Adding a job fails at once while it is away; workers wait until it is back. */
export function onRedis(redis: RedisServer, { onError }: Pick<BackendOptions, 'onError'>): Backend {
  const forWorkers = redis.connect();
  // That the server is away is told once, by the connection, and not by every worker at every attempt.
  const told = (error: Error): void => {
    if (!isTransient(error)) onError(withoutCommand(error));
  };
  const on = (connection: unknown): QueueOptions & WorkerOptions => ({ connection }) as QueueOptions & WorkerOptions;
  return {
    queue: name => watched(new Queue(name, on(redis.commands)), told),
    worker: (name, run, concurrency) => watched(new Worker(name, run, { ...on(forWorkers), concurrency }), told),
    kept: { removeOnComplete: { age: day, count: 1000 }, removeOnFail: { age: 7 * day, count: 1000 } },
    onBack: redis.onBack,
    close: async () => forWorkers.disconnect(),
  };
}

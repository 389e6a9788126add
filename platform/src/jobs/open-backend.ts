import type { Backend, BackendOptions } from './backend.ts';
import { onPostgres } from './on-postgres.ts';
import { onRedis } from './on-redis.ts';

export const openBackend = async ({ redis, ...options }: BackendOptions): Promise<Backend> =>
  redis ? onRedis(redis, options) : onPostgres(options);

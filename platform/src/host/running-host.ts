import type { Host } from '../service.ts';
import type { Parts } from './parts.ts';
import type { Health } from './health.ts';

export interface RunningHost extends Host {
  parts: Parts;
  /** `http://host:port`; null for tools. */
  url: string | null;
  health(): Promise<Health>;
  /** Ends in order: requests, reactions, jobs, feeds, commands, connections. The database is not part of it. */
  stop(): Promise<void>;
}

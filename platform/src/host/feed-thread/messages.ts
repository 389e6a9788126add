import type { EventStorePlace } from '../../event-log/open.ts';
import type { Pace } from '../../projections/types.ts';

/** What the thread is started with. */
export interface FeedOrder {
  services: readonly string[];
  logLevel: string;
}
/** To the thread: the databases at these addresses are as they should be; come to an end. */
export type FeedCommand =
  | { type: 'begin'; databaseUrl: string; eventStore: EventStorePlace | undefined }
  | { type: 'stop' };
/** From the thread. `ready`: every read model is of today's version and is being kept up. */
export type FeedNews =
  | { type: 'ready' }
  | { type: 'progress'; projection: string; done: number; of: number }
  | { type: 'projected'; position: number; keys: readonly string[]; pace: Pace };

import type { RecordedEvent } from '../event-log/types.ts';

/** A database connection inside the feed's transaction. */
export interface Sql {
  query<R = any>(text: string, values?: readonly unknown[]): Promise<{ rows: R[]; rowCount: number | null }>;
}

/**
 * A read model. `tables` is its DDL with unqualified names (run with the schema on the search path, so that a new version can
 * be built beside the old one); `views` is run after the tables are in place and may name other schemas (`…_public` views).
 * `project` gets the events of its `handles` types (`'all'`: every event there is, also of modules to come), in order, a batch at a time: fold
 * them in memory, then one multi-row statement per table (`unnest`). It must not read tables of other projections.
 */
export interface Projection {
  /** `<module>.<name>`; the module's name is the schema of its tables. */
  name: string;
  version: number;
  handles: readonly string[] | 'all';
  /** `prompt` unless said otherwise; calls that read an unhurried one say so (`reads`), and wait for it where they have to show what the caller did. */
  pace?: Pace;
  tables: string;
  /** Names of the tables in `tables`, for the take-over by a new version. */
  tableNames: readonly string[];
  views?: string;
  project(events: readonly RecordedEvent<any>[], db: Sql): Promise<void>;
  /** Channels and keys that a live client should look at again, for example `offering:<uid>`. */
  touches?(event: RecordedEvent<any>): readonly string[];
}
export const defineProjection = (projection: Projection): Projection => projection;
/**
 * Two feeds keep the read models (decisions/0022). `prompt`: what people see of what they do, as soon as it is written. `unhurried`: sums and
 * indexes over everybody, which under load are kept at intervals, so that a rush does not pay for the statistics about it.
 */
export type Pace = 'prompt' | 'unhurried';

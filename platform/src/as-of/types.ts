import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ItemFault } from '../jobs/each.ts';
import type { Sql } from '../projections/types.ts';

/**
 * The read models as they were at a moment ("as of"), in a database of their own beside the present one (docs/decisions/0019).
 * `moment` is what "now" is for those who look at it (ISO 8601 UTC), `position` the last event that it knows.
 */
export interface Snapshot {
  uid: string;
  moment: string;
  position: number;
  /** `building` also while it moves to another moment; nobody can look at it meanwhile. */
  status: 'waiting' | 'building' | 'ready' | 'failed';
  /** Events put in, of how many, since it was asked for or moved. */
  done: number;
  of: number;
  error: string | null;
  /** The account that asked for it first. */
  asked_by: string;
  used_at: string;
}

/** A snapshot that is ready, with its database. `pool` can only read. */
export interface OpenSnapshot extends Snapshot {
  pool: Pool;
}

/** What a snapshot is wanted of: a moment (not after now), or what was so right after the event at a position. `from`: a snapshot that may move there. */
export interface SnapshotRequest {
  moment?: string;
  position?: number;
  from?: string;
  account: string;
}

export interface Snapshots {
  /** One that is there, one that moves there, or a new one; the least used makes room. Refuses moments before the first event and after now. */
  ask(wanted: SnapshotRequest): Promise<Snapshot>;
  find(uid: string): Promise<Snapshot | null>;
  /** All that are kept, the last used first. */
  list(): Promise<Snapshot[]>;
  /** For reading. Refuses with `platform.past_gone`, `platform.past_building`, `platform.past_failed`. */
  open(uid: string): Promise<OpenSnapshot>;
  drop(uid: string): Promise<void>;
  /** The job's work: brings a snapshot to its position. */
  build(uid: string, report: (done: number, of: number) => Promise<void>): Promise<void>;
  /** Drops what nobody has looked at for an hour, and databases that nobody knows. */
  sweep(logger: Pick<Logger, 'error'>): Promise<{ dropped: number; failed: ItemFault[] }>;
  close(): Promise<void>;
}

/** Who may look back, said by the one module that offers it. */
export interface AsOfRules {
  /** Roles that may ask for a snapshot and have their calls answered from it. */
  readers: readonly string[];
  /** Roles among them that may look as somebody else, to see their screens as they were. */
  impersonators: readonly string[];
  /** The roles as which an account may be looked as, if it had any of them then; else null. */
  rolesAsOf(account: string, db: Sql): Promise<readonly string[] | null>;
}

import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Aggregate, CommandDefinition, Dispatcher } from '../dispatcher/types.ts';
import type { EventLog } from '../event-log/types.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { SharedCounts } from '../http/shared-counts.ts';
import type { Files } from '../files/types.ts';
import type { LiveMember, LiveSocket } from '../live/types.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Snapshots } from '../as-of/types.ts';
import type { Pace } from '../projections/types.ts';
import type { Sessions } from '../sessions/types.ts';

/** A clock that tests can move. */
export interface Clock {
  now(): Date;
  iso(): string;
}

/** What a service stands on. One host runs any set of services in one process (see host/). */
export interface Host {
  /** `http://host:port` of this process; null until the port is open, and for tools. */
  readonly url: string | null;
  config: Config;
  logger: Logger;
  clock: Clock;
  pool: Pool;
  log: EventLog;
  dispatcher: Dispatcher;
  jobs: Jobs;
  live: Live;
  sessions: Sessions;
  /** Counts that the processes of this portal keep together, by name; undefined where each counts for itself. */
  sharedCounts(name: string): SharedCounts | undefined;
  files: Files;
  mailer: Mailer;
  /** The read models as they were at moments that somebody looks at. */
  snapshots: Snapshots;
  /** Set where a call is answered from a snapshot: `pool`, `log` and `clock` are then as of its moment. */
  asOf?: { uid: string; present: Host };
  /** Every aggregate of the modules in this process, by name: the auditor's state "as of" is folded with these. */
  aggregates: ReadonlyMap<string, Aggregate>;
  /** Every event definition by type, of all modules and records. */
  catalogue: EventCatalogue;
  /**
   * Commands by type that the modules of this process offer to others (imports, the demo university), with the record
   * kit's `Create<Name>`, `Change<Name>`, `Remove<Name>`.
   */
  commands: ReadonlyMap<string, CommandDefinition<any, any, any>>;
  /** What a person is called; null where nobody says it. */
  nameOf(account: string): Promise<string | null>;
  /** Waits until the read models, of these paces or of all, have what the log has up to the position, up to `ms` (1000). False = gave up. */
  waitForReadModels(position: number, ms?: number, paces?: readonly Pace[]): Promise<boolean>;
}

/** Messages to signed-in people's browsers, by every process. */
export interface Live {
  /**
   * `accounts`: whom; `'all'`: everybody on the channel; without it: those who subscribed to one of `keys`. `keys`:
   * query keys that the browser should load again. `each`: to each of these accounts something of its own, in one
   * message. Anybody signed in may subscribe to any key: a message without `accounts` and `each` must hold nothing
   * private.
   */
  publish(
    channel: string,
    message: {
      type: string;
      accounts?: readonly string[] | 'all';
      keys?: readonly string[];
      data?: unknown;
      each?: readonly (readonly [account: string, data: unknown])[];
    },
  ): Promise<void>;
  /** Tells those who subscribed to one of the keys, on any channel, to look again (`{ type: 'touched', keys }`). */
  touched(keys: readonly string[]): void;
  /** Takes a browser's open socket in; the HTTP kit calls it after it has checked the session. */
  join(member: LiveMember, socket: LiveSocket): void;
  /** Sockets that are open in this process. */
  readonly size: number;
  /** Has the account, or the address, all the sockets that it may have open in this process? */
  isFull(member: Pick<LiveMember, 'account' | 'address'>): boolean;
  /** Closes the sockets of an account (without it: of all) whose session is over or has other roles. */
  check(account?: string): void;
  /** Tells all browsers to connect again: this process stops. */
  dismiss(): void;
  stop(): Promise<void>;
}

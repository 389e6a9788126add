import type { RecordedEvent } from '../event-log/types.ts';
import type { Sql } from '../projections/types.ts';
import type { Host } from '../host/types.ts';
import type { Causation, QueuedJob } from './queue.ts';

/** A kind of background work on its own BullMQ queue. Data holds ids only, never personal data. `jobId` must not contain ':'. */
export interface JobDefinition<D = any> extends QueuedJob<D> {
  run(data: D & Causation, host: Host, report: (done: number, of: number) => Promise<void>): Promise<unknown>;
  /** A schedule: cron pattern in the university's time zone, or every so many milliseconds. */
  schedule?: { cron: string } | { every: number };
}

export const defineJob = <D>(job: JobDefinition<D>): JobDefinition<D> => job;

/** Thrown by a reaction that waits for something outside: it is tried again until it works, and no event is set aside for it. */
export class NotNow extends Error {}

/**
 * A reaction of the worker: sees every event once in effect (from "now" on when it is new) and adds jobs or sends commands. What it writes with
 * `db` commits together with its checkpoint; the function that it may answer is run after that, and is lost if the process ends in between.
 */
export interface Reaction {
  name: string;
  /** `all`: every event there is, also of types that nobody knows. Its checkpoint may be set back, and it reads on from there. */
  handles: readonly string[] | 'all';
  /** Where it begins when it is new or its checkpoint was lost: at the log's end unless said otherwise. */
  begins?: 'with the first event';
  /** Awaited before, without a transaction: for what the read side has to have done first. Throws after its timeout. */
  ready?(events: readonly RecordedEvent<any>[], host: Host): Promise<void>;
  react(events: readonly RecordedEvent<any>[], host: Host, db: Sql): Promise<void | (() => Promise<unknown>)>;
  /**
   * Tables in which it notes what the events alone say, and how: lost or doubtful ones are written anew from the log,
   * without anything else that `react` does.
   */
  derived?: { tables: readonly string[]; keep(events: readonly RecordedEvent<any>[], db: Sql): Promise<void> };
}
export const defineReaction = (reaction: Reaction): Reaction => reaction;

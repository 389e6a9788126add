import type { RecordedEvent } from '../event-log/types.ts';
import type { Sql } from '../projections/types.ts';
import type { Host } from '../service.ts';

/** A kind of background work on its own BullMQ queue. Data holds ids only, never personal data. `jobId` must not contain ':'. */
export interface JobDefinition<D = any> {
  name: string;
  run(data: D & Causation, host: Host, report: (done: number, of: number) => Promise<void>): Promise<unknown>;
  attempts?: number;
  /** Pause before the second attempt in milliseconds (1000); it doubles with each. */
  backoff?: number;
  /** A schedule: cron pattern in the university's time zone, or every so many milliseconds. */
  schedule?: { cron: string } | { every: number };
}
/**
 * What the work follows from: the request, which stands in the log lines of the worker, and the event that led to it.
 * Both go along with the calls that the work makes, so that its events stand under that event in the tree of causes.
 */
export interface Causation {
  request_id?: string;
  caused_by?: string;
}
export const causationOf = ({ meta }: Pick<RecordedEvent, 'meta'>): Required<Causation> => ({
  request_id: meta.correlation_id,
  caused_by: meta.event_id,
});
export const defineJob = <D>(job: JobDefinition<D>): JobDefinition<D> => job;

export interface Jobs {
  /** `id` makes it unique: a second job with the same id is not added while the first is known. `delay` in milliseconds. */
  add<D>(job: JobDefinition<D>, data: D & Causation, options?: { id?: string; delay?: number }): Promise<string>;
  state(
    job: JobDefinition,
    id: string,
  ): Promise<{ state: string; done: number; of: number; result: unknown; error?: string } | null>;
}

/**
 * A reaction of the worker: sees every event once in effect (from "now" on when it is new) and adds jobs or sends commands. What it writes with
 * `db` commits together with its checkpoint; the function that it may answer is run after that, and is lost if the process ends in between.
 */
export interface Reaction {
  name: string;
  handles: readonly string[];
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

import type { RecordedEvent } from '../event-log/types.ts';
import type { Sql } from '../projections/types.ts';
import type { Host } from '../service.ts';

/** A kind of background work on its own BullMQ queue. Data holds ids only, never personal data. `jobId` must not contain ':'. */
export interface JobDefinition<D = any> {
  name: string;
  run(data: D, host: Host, report: (done: number, of: number) => Promise<void>): Promise<unknown>;
  attempts?: number;
  /** A schedule: cron pattern in the university's time zone, or every so many milliseconds. */
  schedule?: { cron: string } | { every: number };
}
export const defineJob = <D>(job: JobDefinition<D>): JobDefinition<D> => job;

export interface Jobs {
  /** `id` makes it unique: a second job with the same id is not added while the first is known. `delay` in milliseconds. */
  add<D>(job: JobDefinition<D>, data: D, options?: { id?: string; delay?: number }): Promise<string>;
  state(job: JobDefinition, id: string): Promise<{ state: string; done: number; of: number; result: unknown; error?: string } | null>;
}

/** A reaction of the worker: sees every event once in effect (from "now" on when it is new) and adds jobs or sends commands. */
export interface Reaction {
  name: string;
  handles: readonly string[];
  react(events: readonly RecordedEvent<any>[], host: Host, db: Sql): Promise<void>;
}
export const defineReaction = (reaction: Reaction): Reaction => reaction;

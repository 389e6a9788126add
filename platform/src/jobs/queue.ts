import type { RecordedEvent } from '../event-log/types.ts';

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

/** What adding a job needs to know of its kind; how it is run stands in its definition (`JobDefinition`). */
export interface QueuedJob<D = any> {
  name: string;
  run(data: D & Causation, ...rest: never): Promise<unknown>;
  attempts?: number;
  /** Pause before the second attempt in milliseconds (1000); it doubles with each. */
  backoff?: number;
}

export interface Jobs {
  /** `id` makes it unique: a second job with the same id is not added while the first is known. `delay` in milliseconds. */
  add<D>(job: QueuedJob<D>, data: D & Causation, options?: { id?: string; delay?: number }): Promise<string>;
  state(
    job: Pick<QueuedJob, 'name'>,
    id: string,
  ): Promise<{ state: string; done: number; of: number; result: unknown; error?: string } | null>;
}

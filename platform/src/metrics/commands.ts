import { Counter, Histogram, register } from 'prom-client';
import type { BatchReport } from '../dispatcher/dispatcher.ts';

/** Made once in a process, however many hosts it has (tests have several). */
const counter = (name: string, help: string): Counter =>
  (register.getSingleMetric(name) as Counter | undefined) ?? new Counter({ name, help });
const histogram = (name: string, help: string, buckets: number[]): Histogram =>
  (register.getSingleMetric(name) as Histogram | undefined) ?? new Histogram({ name, help, buckets });

const batches = counter('portal_command_batches_total', 'Batches of commands that were decided and committed together');
const commands = counter('portal_commands_total', 'Commands that were decided, refusals too');
const events = counter('portal_events_appended_total', 'Events that commands of this process appended');
const conflicts = counter(
  'portal_command_conflicts_total',
  'Batches that were decided again because another process had written to one of their streams',
);
const seconds = histogram(
  'portal_command_batch_seconds',
  'Time from taking a batch to its answers',
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
);
const sizes = histogram('portal_command_batch_size', 'Commands of a batch', [1, 2, 5, 10, 25, 50, 100, 250, 500]);

/** Notes one batch of the dispatcher. */
export function countBatch(batch: BatchReport): void {
  batches.inc();
  commands.inc(batch.commands);
  events.inc(batch.events);
  if (batch.conflict) conflicts.inc();
  seconds.observe(batch.milliseconds / 1000);
  sizes.observe(batch.commands);
}

import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { plain } from './differences.ts';

/**
 * The states of a stream at several versions, by version, folded in one go: an aggregate may change its state in place, so each is copied when its
 * version is reached.
 */
export function statesAt(aggregate: Aggregate, events: readonly { type: string; data: unknown }[], versions: readonly number[]): Map<number, unknown> {
  const wanted = new Set(versions);
  const last = Math.max(...wanted);
  const states = new Map<number, unknown>();
  let state = aggregate.initialState();
  if (wanted.has(0)) states.set(0, plain(state));
  for (let version = 1; version <= last; version++) {
    const { type, data } = events[version - 1]!;
    state = aggregate.evolve(state, { type, data });
    if (wanted.has(version)) states.set(version, plain(state));
  }
  return states;
}

/** How many of the events (in their order) had happened at a moment. */
export function versionAt(events: readonly { meta: { occurred_at: string } }[], moment: string): number {
  let [known, end] = [0, events.length];
  while (known < end) {
    const middle = Math.ceil((known + end) / 2);
    if (events[middle - 1]!.meta.occurred_at <= moment) known = middle;
    else end = middle - 1;
  }
  return known;
}

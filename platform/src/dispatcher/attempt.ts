import type { LockedLog } from '../event-log/types.ts';
import { decideBatch } from './decideBatch.ts';
import type { GatheredFacts } from './gatherFacts.ts';
import { outcomeOf, type DecidedCommand, type PendingCommand } from './pending.ts';
import type { CachedStream, StreamCache } from './streamCache.ts';
import type { Aggregate, Outcome } from './types.ts';

/**
 * What came of deciding a batch. `settle` is to be called once the append is committed. `unproven`: commands that change nothing;
 * `last`: the append itself showed that nobody else had written since the states were read.
 */
export type BatchAttempt =
  | { conflict: 'version'; streams: string[] }
  | { conflict: 'key' }
  | { settle(): void; unproven: DecidedCommand[]; events: number; last: boolean };

/** Loads the batch's streams that are not cached, in one query, and answers the states of all of them. */
export async function loadStreams(
  log: LockedLog,
  cache: StreamCache,
  batch: readonly Pick<PendingCommand, 'definition' | 'streams' | 'reads'>[],
): Promise<Map<string, CachedStream>> {
  const current = new Map<string, CachedStream>();
  const missing = new Map<string, CachedStream>();
  const want = (stream: string, aggregate: Aggregate): void => {
    if (current.has(stream) || missing.has(stream)) return;
    const entry = cache.get(stream, aggregate);
    if (entry) current.set(stream, entry);
    else missing.set(stream, { aggregate, state: aggregate.initialState(), version: 0 });
  };
  for (const { definition, streams, reads } of batch) {
    streams.forEach((stream, index) => want(stream, definition.aggregates[index]!));
    for (const { stream, aggregate } of reads) want(stream, aggregate);
  }
  if (missing.size === 0) return current;
  for (const [stream, events] of await log.readStreams([...missing.keys()])) {
    const entry = missing.get(stream)!;
    for (const event of events) entry.state = entry.aggregate.evolve(entry.state, event);
    entry.version = events.length;
    current.set(stream, entry);
    cache.put(stream, entry);
  }
  return current;
}

/** Decides a batch on the states as they are known and appends it as one. Nobody is answered before `settle`. */
export async function attemptBatch(
  log: LockedLog,
  cache: StreamCache,
  batch: readonly PendingCommand[],
  gathered: ReadonlyMap<PendingCommand, GatheredFacts>,
  now: string,
): Promise<BatchAttempt> {
  const current = await loadStreams(log, cache, batch);
  const { decided, failed, after } = decideBatch(batch, gathered, current, now, cache.seen);
  const appended = decided.filter(entry => entry.item);
  const unproven = decided.filter(entry => !entry.item);
  const fail = (): void => failed.forEach(({ pending, error }) => pending.reject(error));
  if (appended.length === 0) return { settle: fail, unproven, events: 0, last: false };

  /** An aggregate may have changed its state in place: what did not get into the log is folded anew. */
  const forget = (): void => cache.drop([...after.keys()]);
  const result = await log.appendBatch(appended.map(entry => entry.item!)).catch((error: unknown) => {
    forget();
    throw error;
  });
  if (!result.ok) forget();
  if (!result.ok)
    return result.conflict === 'key' ? { conflict: 'key' } : { conflict: 'version', streams: result.streams };
  const events = appended.reduce((sum, { outcome }) => sum + (outcome.ok ? outcome.events.length : 0), 0);
  const first = result.position - events + 1;
  return {
    unproven,
    events,
    last: events > 0 && first === cache.seen + 1,
    settle() {
      fail();
      for (const [stream, entry] of after) cache.put(stream, entry);
      if (events) cache.wrote(first, result.position);
      appended.forEach(({ pending, outcome }, index) =>
        pending.resolve(withPosition(outcome, result.positions?.[index] ?? result.position)),
      );
    },
  };
}

const withPosition = (outcome: Outcome, position: number): Outcome =>
  outcome.ok && outcome.changed ? { ...outcome, position } : outcome;

/** Answers the commands whose key was used before; the others are left. */
export async function answerRepeatedRequests(
  log: LockedLog,
  batch: readonly PendingCommand[],
  seen: number,
): Promise<PendingCommand[]> {
  const keyed = batch.filter(pending => pending.context.key !== undefined);
  const slot = (actor: string, key: string): string => `${actor}\u0000${key}`;
  const kept = new Map(
    (await log.keptAnswers(keyed.map(({ context }) => ({ key: context.key!, actor: context.actor.id })))).map(
      answer => [slot(answer.actor, answer.key), answer],
    ),
  );
  const left: PendingCommand[] = [];
  for (const pending of batch) {
    const answer =
      pending.context.key === undefined ? undefined : kept.get(slot(pending.context.actor.id, pending.context.key));
    if (answer) pending.resolve(await outcomeOf(pending, answer, log.readAll, seen));
    else left.push(pending);
  }
  return left;
}

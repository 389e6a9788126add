import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog } from '../event-log/types.ts';
import { InvalidEvent, LogUnavailable } from '../event-log/errors.ts';
import type { FactStore } from '../facts/types.ts';
import { newId } from '../ids/ids.ts';
import { refuseStoredBeyondBounds } from '../http/validation.ts';
import { isTransient } from '../projections/transaction.ts';
import type { Clock } from '../service.ts';
import { answerRepeatedRequests, attemptBatch, loadStreams, type BatchAttempt } from './attempt.ts';
import { gatherFacts } from './gatherFacts.ts';
import { Overloaded } from './overloaded.ts';
import { readsOf, type DecidedCommand, type PendingCommand } from './pending.ts';
import { dryRun } from './dryRun.ts';
import { createStreamCache } from './streamCache.ts';
import {
  streamOf,
  type Aggregate,
  type CommandContext,
  type CommandDefinition,
  type Dispatcher,
  type Outcome,
} from './types.ts';

export interface DispatcherSettings {
  log: EventLog;
  facts: FactStore;
  clock: Clock;
  /** Refuses commands while so many are waiting (default 5,000). */
  queueLimit?: number;
  /** Streams whose state is kept (default 50,000). */
  cacheLimit?: number;
  /** Called with every batch, for metrics. */
  observe?: (batch: BatchReport) => void;
}
/** `milliseconds`: from taking the batch to its answers. `exclusive`: decided while no other process could write. */
export interface BatchReport {
  commands: number;
  events: number;
  queued: number;
  milliseconds: number;
  exclusive: boolean;
  conflict: boolean;
}

/** Most commands decided and committed together. */
const batchLimit = 500;
/** How long a command waits for the facts to reach what its sender has seen, in milliseconds. */
const factsPatience = 1000;

/** The dispatcher with `idle`, which resolves when nothing waits any more: for a clean stop. */
export function createDispatcher({
  log,
  facts,
  clock,
  queueLimit = 5000,
  cacheLimit = 50_000,
  observe,
}: DispatcherSettings): Dispatcher & { idle(): Promise<void> } {
  const cache = createStreamCache(cacheLimit);
  let queue: PendingCommand[] = [];
  let pendingReads: {
    aggregate: Aggregate;
    stream: string;
    resolve: (found: { state: any; version: number }) => void;
    reject: (error: unknown) => void;
  }[] = [];
  let running: Promise<void> | null = null;
  let inFlight = 0;
  let known = 0;
  let perSecond = 1000;
  log.onAppended(position => {
    known = Math.max(known, position);
  });

  const kick = (): void => {
    running ??= run();
  };

  async function run(): Promise<void> {
    // The pause of one turn lets those whose answer has just come, and what the sockets have brought, into the next batch.
    for (await nextTurn(); queue.length || pendingReads.length; await nextTurn()) {
      if (pendingReads.length) await look();
      const batch = takeBatch();
      if (batch.length === 0) continue;
      inFlight = batch.length;
      const started = performance.now();
      try {
        await process(batch, started);
      } catch (error) {
        for (const pending of batch) pending.reject(error);
      }
      inFlight = 0;
      perSecond = perSecond * 0.9 + (batch.length / Math.max(performance.now() - started, 0.1)) * 100;
    }
    running = null;
  }

  /** Arrival order, up to the limit or to a key that the batch has already: the second one is to see the first one's answer. */
  function takeBatch(): PendingCommand[] {
    const keys = new Set<string>();
    let end = 0;
    for (; end < queue.length && end < batchLimit; end++) {
      const { key, actor } = queue[end]!.context;
      if (key === undefined) continue;
      const slot = `${actor.id}\u0000${key}`;
      if (keys.has(slot)) break;
      keys.add(slot);
    }
    const batch = queue.slice(0, end);
    queue = queue.slice(end);
    return batch;
  }

  async function process(batch: readonly PendingCommand[], started: number): Promise<void> {
    const now = clock.iso();
    // Streams come into the cache while the facts are on their way; before the first catch-up the cache is not to be trusted yet.
    const [gathered] = await Promise.all([
      gatherFacts(facts, batch, now),
      cache.seen > 0 && loadStreams(log, cache, batch).catch(() => undefined),
    ]);
    let exclusive = batch.some(pending => pending.overtaken > 0);
    let conflict = false;
    for (let left = batch; left.length;) {
      let result: BatchAttempt;
      try {
        result = exclusive
          ? await log.exclusively(async locked => {
              await cache.catchUp(locked);
              return attemptBatch(locked, cache, left, gathered, now);
            })
          : await ahead(() => attemptBatch(log, cache, left, gathered, now));
      } catch (error) {
        left = await withoutCulprit(error, left);
        continue;
      }
      if ('settle' in result) {
        result.settle();
        await prove(result.unproven, exclusive || result.last);
        observe?.({
          commands: batch.length,
          events: result.events,
          queued: queue.length,
          milliseconds: performance.now() - started,
          exclusive,
          conflict,
        });
        return;
      }
      if (result.conflict === 'key') {
        left = await answerRepeatedRequests(log, left, cache.seen);
      } else {
        if (exclusive) throw new Error(`conflict on ${result.streams.join(', ')} while nobody else could write`);
        cache.drop(result.streams);
        exclusive = true;
        conflict = true;
      }
    }
  }

  /** Where others are known to have written, their events are folded into the cache first. */
  async function ahead(work: () => Promise<BatchAttempt>): Promise<BatchAttempt> {
    if (cache.seen === 0 || known > cache.seen) await cache.catchUp(log);
    return work();
  }

  /** Commands that changed nothing are answered when the states that they were decided on prove to be the last ones; else they wait again. */
  async function prove(unproven: readonly DecidedCommand[], proven: boolean): Promise<void> {
    if (unproven.length === 0) return;
    const touched = proven ? new Set<string>() : await cache.catchUp(log);
    const again: PendingCommand[] = [];
    for (const { pending, outcome } of unproven) {
      if (
        touched !== 'all' &&
        ![...pending.streams, ...pending.reads.map(({ stream }) => stream)].some(stream => touched.has(stream))
      )
        pending.resolve(outcome);
      else {
        pending.overtaken += 1;
        again.push(pending);
      }
    }
    queue.unshift(...again);
  }

  /**
   * An event that may not enter the log fails its command alone; what the database refuses is found by deciding one by
   * one, a database that is away fails all.
   */
  async function withoutCulprit(error: unknown, batch: readonly PendingCommand[]): Promise<readonly PendingCommand[]> {
    const beyond = error instanceof InvalidEvent ? refuseStoredBeyondBounds(error.issues) : null;
    if (batch.length === 1 || error instanceof LogUnavailable || isTransient(error)) {
      for (const pending of batch) pending.reject(beyond ?? error);
      return [];
    }
    if (error instanceof InvalidEvent) {
      batch.find(pending => pending.id === error.command)?.reject(beyond ?? error);
      return batch.filter(pending => pending.id !== error.command);
    }
    for (const pending of batch) await process([pending], performance.now());
    return [];
  }

  /** Answers requests for the state of a stream, between batches. */
  async function look(): Promise<void> {
    const requests = pendingReads;
    pendingReads = [];
    try {
      if (cache.seen === 0 || known > cache.seen) await cache.catchUp(log);
      const found = await loadStreams(
        log,
        cache,
        requests.map(({ aggregate, stream }) => ({
          definition: { aggregates: [aggregate] } as unknown as CommandDefinition,
          streams: [stream],
          reads: [],
        })),
      );
      for (const { stream, resolve } of requests)
        resolve({ state: found.get(stream)!.state, version: found.get(stream)!.version });
    } catch (error) {
      for (const { reject } of requests) reject(error);
    }
  }

  const queued = (): number => queue.length + inFlight;
  const refuseWhenFull = (): void => {
    if (queued() >= queueLimit)
      throw new Overloaded(queued(), Math.max(1, Math.ceil(queued() / Math.max(perSecond, 1))));
  };

  return {
    get queued() {
      return queued();
    },
    async dispatch<D>(definition: CommandDefinition<D, any, any>, data: D, context: CommandContext): Promise<Outcome> {
      refuseWhenFull();
      const ids = definition.ids(data) as readonly string[];
      const streams = definition.aggregates.map((aggregate: Aggregate, index: number) =>
        streamOf(aggregate, ids[index]!),
      );
      if (new Set(streams).size !== streams.length)
        throw new Error(`${definition.type} names the stream ${streams.join(', ')} twice`);
      if (context.after !== undefined && definition.facts && context.after > facts.position) {
        await facts.waitFor(context.after, factsPatience);
        refuseWhenFull();
      }
      return new Promise<Outcome>((resolve, reject) => {
        queue.push({
          id: newId(),
          definition,
          data,
          context,
          streams,
          reads: readsOf(definition, data),
          overtaken: 0,
          resolve,
          reject,
        });
        kick();
      });
    },
    state: (aggregate, id) =>
      new Promise((resolve, reject) => {
        pendingReads.push({ aggregate, stream: streamOf(aggregate, id), resolve, reject });
        kick();
      }),
    async dryRun(commands, context) {
      if (context.after !== undefined && context.after > facts.position)
        await facts.waitFor(context.after, factsPatience);
      return dryRun(log, facts, clock.iso(), commands, context);
    },
    async idle() {
      while (running) await running;
    },
  };
}

import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { GatheredFacts } from './gatherFacts.ts';
import { storedAnswerOf, type DecidedCommand, type PendingCommand } from './pending.ts';
import type { CachedStream } from './streamCache.ts';
import { streamOf, type Outcome, type ReadState } from './types.ts';

export interface BatchDecision {
  decided: DecidedCommand[];
  failed: { pending: PendingCommand; error: unknown }[];
  /** States after the batch, to be cached once it is committed. */
  after: Map<string, CachedStream>;
}

/**
 * Decides the commands one after the other, each on the states after those before it. `current` gives a stream's state before
 * the batch. A command whose decision throws (a bug) fails alone and leaves no trace in the states.
 */
export function decideBatch(
  batch: readonly PendingCommand[],
  gathered: ReadonlyMap<PendingCommand, GatheredFacts>,
  current: ReadonlyMap<string, CachedStream>,
  now: string,
  seen: number,
): BatchDecision {
  const decided: DecidedCommand[] = [];
  const failed: BatchDecision['failed'] = [];
  const after = new Map<string, CachedStream>();
  for (const pending of batch) {
    try {
      const known = gathered.get(pending)!;
      if ('error' in known) throw known.error;
      decided.push(decideOne(pending, known, stream => after.get(stream) ?? current.get(stream), after, now, seen));
    } catch (error) {
      failed.push({ pending, error });
    }
  }
  return { decided, failed, after };
}

type StateOf = (stream: string) => CachedStream | undefined;
function decideOne(
  pending: PendingCommand,
  known: { facts: unknown; facts_at?: number },
  stateOf: StateOf,
  after: Map<string, CachedStream>,
  batchNow: string,
  seen: number,
): DecidedCommand {
  const { definition, data, context, streams, id } = pending;
  const now = context.now ?? batchNow;
  const before = streams.map(stream => stateOf(stream)!);
  const read: ReadState = (aggregate, id) => {
    const entry = stateOf(streamOf(aggregate, id));
    if (!entry)
      throw new Error(`${definition.type} looks at ${streamOf(aggregate, id)}, which it does not say that it reads`);
    return entry.state as never;
  };
  const decision = definition.decide(
    data,
    before.map(entry => entry.state) as never,
    known.facts,
    { now, actor: context.actor },
    read,
  );

  let outcome: Outcome;
  let lists: readonly (readonly { type: string; data: unknown }[])[] = streams.map(() => []);
  if (isRejection(decision)) {
    outcome = { ok: false, rejection: decision };
  } else {
    lists = decision as typeof lists;
    if (!Array.isArray(lists) || lists.length !== streams.length) {
      throw new Error(
        `${definition.type}: decide answered no list of events for each of its ${streams.length} streams`,
      );
    }
    const events: { stream: string; version: number; type: string; data: any }[] = [];
    const next: CachedStream[] = before.map((entry, index) => {
      let { state, version } = entry;
      for (const event of lists[index]!) {
        state = entry.aggregate.evolve(state, event);
        version += 1;
        events.push({ stream: streams[index]!, version, type: event.type, data: event.data });
      }
      return version === entry.version ? entry : { aggregate: entry.aggregate, state, version };
    });
    next.forEach((entry, index) => {
      if (entry !== before[index]) after.set(streams[index]!, entry);
    });
    outcome = { ok: true, position: seen, changed: events.length > 0, events, repeated: false };
  }

  const keep = storedAnswerOf(pending, outcome);
  if (!keep && !(outcome.ok && outcome.changed)) return { pending, outcome };
  return {
    pending,
    outcome,
    item: {
      writes: streams.map((stream, index) => ({
        stream,
        expected_version: before[index]!.version,
        events: lists[index]!,
      })),
      context: {
        command_id: id,
        command: definition.type,
        correlation_id: context.correlation_id,
        causation_id: context.causation_id ?? id,
        actor: context.actor,
        occurred_at: now,
        locale: context.locale,
        ...(known.facts_at === undefined ? {} : { facts_at: known.facts_at }),
      },
      keep,
    },
  };
}

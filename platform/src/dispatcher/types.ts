import type { Event } from '@event-driven-io/emmett';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Actor } from '../event-log/types.ts';
import type { GetFact } from '../facts/types.ts';

/**
 * A kind of stream: `<name>-<id>`. `evolve` never throws on an event that it does not know (emmett's decider, less `decide`). It may change its
 * state in place, where the state is large: whoever folds owns the state alone, and the dispatcher drops what a failed append left behind.
 * Decisions, and readers of `Dispatcher.state`, only read.
 */
export interface Aggregate<S = any, E extends Event = any> {
  name: string;
  initialState: () => S;
  evolve: (state: S, event: E) => S;
}
export const streamOf = (aggregate: Aggregate, id: string): string => `${aggregate.name}-${id}`;

/** What a decision may know of the moment. Pure: no clock, no randomness; `new_ids` are there for what it creates. */
export interface DecisionContext {
  now: string;
  actor: Actor;
}

type StatesOf<A extends readonly Aggregate[]> = { [K in keyof A]: A[K] extends Aggregate<infer S, any> ? S : never };
type EventListsOf<A extends readonly Aggregate[]> = {
  [K in keyof A]: A[K] extends Aggregate<any, infer E> ? readonly E[] : never;
};

/** A stream that a decision looks at and does not write. */
export interface StreamRead {
  aggregate: Aggregate;
  id: string;
}
/** The state of a stream that the command `reads`, after the commands decided before it. */
export type ReadState = <S>(aggregate: Aggregate<S, any>, id: string) => S;

/**
 * A command: its streams (one or several), the facts that it needs, and its pure decision. `decide` answers the events
 * for each stream, in the order of `aggregates` (empty lists = nothing to do), or a rejection. `reads`: further streams
 * that it looks at, from the cache and as of the same position; what others write to them at the same moment is no
 * conflict.
 */
export interface CommandDefinition<D = any, A extends readonly Aggregate[] = readonly Aggregate[], F = any> {
  type: string;
  aggregates: A;
  ids: (data: D) => { [K in keyof A]: string };
  facts?: (data: D, get: GetFact, context: DecisionContext) => F;
  reads?: (data: D) => readonly StreamRead[];
  decide: (
    data: D,
    states: StatesOf<A>,
    facts: F,
    context: DecisionContext,
    read?: ReadState,
  ) => Rejection | EventListsOf<A>;
}
export const defineCommand = <D, const A extends readonly Aggregate[], F = undefined>(
  definition: CommandDefinition<D, A, F>,
): CommandDefinition<D, A, F> => definition;

/** What comes with a command from outside. `key`: the client's Idempotency-Key; `after`: the position its sender has seen. */
export interface CommandContext {
  actor: Actor;
  locale: Locale;
  correlation_id: string;
  causation_id?: string;
  key?: string;
  body_hash?: string;
  after?: number;
  /** Set by tests and imports of past terms only; else the clock. */
  now?: string;
}

/** `position`: of the command's last event, or the position seen when it changed nothing. `events`: what was appended, stream by stream. */
export type Outcome =
  | {
      ok: true;
      position: number;
      changed: boolean;
      events: { stream: string; version: number; type: string; data: any }[];
      repeated: boolean;
    }
  | { ok: false; rejection: Rejection };

export interface DryRunCommand {
  definition: CommandDefinition<any, any, any>;
  data: unknown;
}
/** What would come of commands: of each its outcome and the facts that it was decided on; `state` of a stream after all of them, read only. */
export interface DryRunResult {
  steps: readonly { outcome: Outcome; facts: unknown }[];
  state<S>(aggregate: Aggregate<S, any>, id: string): S;
}

export interface Dispatcher {
  /** Decides in arrival order, commits in groups. Throws `Overloaded` (→ 503 + Retry-After) when its queue is too long. */
  dispatch<D>(command: CommandDefinition<D, any, any>, data: D, context: CommandContext): Promise<Outcome>;
  /** State of a stream now, from the cache. */
  state<S>(aggregate: Aggregate<S, any>, id: string): Promise<{ state: S; version: number }>;
  /** Decides commands one after the other on copies of their streams and appends nothing; an idempotency key is not looked at. */
  dryRun(commands: readonly DryRunCommand[], context: CommandContext): Promise<DryRunResult>;
  readonly queued: number;
}

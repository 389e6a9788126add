import { isRejection, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Aggregate, CommandDefinition, DecisionContext } from '../dispatcher/types.ts';

type AnyEvent = { type: string; data: unknown };
/** The whole outcome of a decision: the events for each stream, or the refusal. */
export type Decided = { events: AnyEvent[][] } | { refused: { code: string; params: Record<string, unknown> } };

/** Folds a stream's events from the beginning. */
export const fold = <S>(aggregate: Aggregate<S, any>, events: readonly AnyEvent[]): S => events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState());

/**
 * Given the events of each of the command's streams and its facts, when the command is decided: the whole outcome, to be compared as it is.
 * Every decision is made twice on states folded anew, to see that it is a function of what it was given.
 */
export function decide<D>(command: CommandDefinition<D, any, any>, given: readonly (readonly AnyEvent[])[], facts: unknown, data: D, context: DecisionContext): Decided {
  const once = (): Rejection | readonly (readonly AnyEvent[])[] =>
    command.decide(data, command.aggregates.map((aggregate: Aggregate, index: number) => fold(aggregate, given[index] ?? [])) as never, facts, context) as never;
  const [first, second] = [shown(once()), shown(once())];
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error(`${command.type} decided the same twice, differently`);
  return first;
}

const shown = (decision: Rejection | readonly (readonly AnyEvent[])[]): Decided =>
  (isRejection(decision) ? { refused: { code: decision.code, params: decision.params } } : { events: decision.map(list => [...list]) });

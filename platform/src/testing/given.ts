import { isDeepStrictEqual } from 'node:util';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Aggregate, CommandDefinition, DecisionContext, ReadState } from '../dispatcher/types.ts';

type Happened = { type: string; data: unknown };
/** `read`: what the streams that the command reads hold. */
interface Circumstances<F> extends Partial<DecisionContext> {
  facts?: F;
  read?: ReadState;
}

/** The moment at which decisions are made in specs unless they say another. */
export const specNow = '2026-09-01T08:00:00.000Z';
const someone = { id: '00000000-0000-7000-8000-000000000001', roles: ['org_admin'] };

/** Folds a stream's events from the beginning. */
export const fold = <S>(aggregate: Aggregate<S, any>, events: readonly Happened[]): S =>
  events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState());

/**
 * Given the events of a command's streams (one list for each of its aggregates, missing lists are empty), when the command is decided,
 * then `when` answers its whole outcome: the events for each stream, or the rejection. Compare with `toEqual`.
 * Every decision is made twice on states folded anew, to see that it is a function of what it was given.
 */
export const given = (...streams: readonly (readonly Happened[])[]) => ({
  when<D, F>(
    command: CommandDefinition<D, any, F>,
    data: D,
    { facts, read, ...context }: Circumstances<F> = {},
  ): Rejection | readonly (readonly Happened[])[] {
    const decide = (): Rejection | readonly (readonly Happened[])[] => {
      const states = command.aggregates.map((aggregate: Aggregate, index: number) =>
        fold(aggregate, streams[index] ?? []),
      );
      return command.decide(data, states as never, facts as F, { now: specNow, actor: someone, ...context }, read);
    };
    const outcome = decide();
    if (!isDeepStrictEqual(decide(), outcome)) throw new Error(`${command.type} decided the same twice, differently`);
    return outcome;
  },
});

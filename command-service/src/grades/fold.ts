import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** The state after further events, of an aggregate that makes a new state of each: the one before stays as it was. */
export const fold = <S>(
  aggregate: Aggregate<S, any>,
  state: S,
  events: readonly { type: string; data: unknown }[],
): S => events.reduce((before, event) => aggregate.evolve(before, event), state);

import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** For which last day something was said. A day that is moved is told of anew. */
export interface LastDayTold {
  ends_on: string | null;
}
type Told = { type: string; data: { ends_on: string } };

export const lastDayTold = <E extends Told>(name: string): Aggregate<LastDayTold, E> => ({
  name,
  initialState: () => ({ ends_on: null }),
  evolve: (_state, { data }) => ({ ends_on: data.ends_on }),
});

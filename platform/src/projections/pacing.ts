/** From this many events in one turn on, a feed is under load. */
const busy = 20;

export interface Pacing {
  /** While little happens a feed takes a turn at most this often (milliseconds); the first one after a pause is taken at once. */
  apart: number;
  /** Under load a feed takes a turn at most this often (milliseconds): larger batches cost the database and the process far less. */
  spacing: number;
  /** Under load a feed rests for so much of the time that its turn took, even where more is waiting: the machine belongs to those who are waited for. */
  rest: number;
}
const usual: Pacing = { apart: 0, spacing: 100, rest: 0 };

/**
 * How long a feed waits before its next turn, in milliseconds: nothing or `apart` while little happens, so that what one person does is seen
 * at once; during a rush as the pacing says. `more`: the turn left events behind.
 */
export function createPacing(
  { apart = usual.apart, spacing = usual.spacing, rest = usual.rest }: Partial<Pacing> = {},
  now: () => number = () => performance.now(),
): { began(): void; wait(events: number, more?: boolean): number } {
  let start = now();
  return {
    began() {
      start = now();
    },
    wait(events, more = false) {
      if (events === 0) return 0;
      const took = now() - start;
      if (events < busy) return Math.max(0, apart - took);
      return Math.max(0, more ? 0 : spacing - took, rest * took);
    },
  };
}

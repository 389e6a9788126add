/** From this many events in one turn on, a feed is under load. */
const busy = 20;

export interface Pacing {
  /** Under load a feed takes a turn at most this often (milliseconds): larger batches cost the database and the process far less. */
  spacing: number;
  /** Under load a feed rests for so much of the time that its turn took, even where more is waiting: the machine belongs to those who are waited for. */
  rest: number;
}
const usual: Pacing = { spacing: 100, rest: 0 };

/**
 * How long a feed waits before its next turn, in milliseconds: nothing while little happens, so that what one person does is seen at
 * once; during a rush as the pacing says. `more`: the turn left events behind.
 */
export function createPacing({ spacing = usual.spacing, rest = usual.rest }: Partial<Pacing> = {}, now: () => number = () => performance.now()): { began(): void; wait(events: number, more?: boolean): number } {
  let start = now();
  return {
    began() {
      start = now();
    },
    wait(events, more = false) {
      if (events < busy) return 0;
      const took = now() - start;
      return Math.max(0, more ? 0 : spacing - took, rest * took);
    },
  };
}

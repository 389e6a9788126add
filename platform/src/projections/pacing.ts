/** From this many events in one turn on, a feed is under load. */
const busy = 20;
/** Under load a feed takes a turn at most this often (milliseconds): larger batches cost the database and the process far less. */
const usualSpacing = 100;

/**
 * How long a feed waits before its next turn, in milliseconds: nothing while little happens, so that what one person does is seen at
 * once; a tenth of a second between turns during a rush.
 */
export function createPacing(spacing = usualSpacing, now: () => number = () => performance.now()): { began(): void; wait(events: number): number } {
  let start = now();
  return {
    began() {
      start = now();
    },
    wait: events => (events < busy ? 0 : Math.max(0, spacing - (now() - start))),
  };
}

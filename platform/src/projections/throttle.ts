/** From this many events in one turn on, a feed is under load. */
const loadThreshold = 20;

/** How often a feed of the log takes a turn. */
export interface Throttle {
  /** While little happens a feed takes a turn at most this often (milliseconds); the first one after a pause is taken at once. */
  idleInterval: number;
  /** Under load a feed takes a turn at most this often (milliseconds): larger batches cost the database and the process far less. */
  loadInterval: number;
  /** Under load a feed rests for so much of the time that its turn took, even where more is waiting: the machine belongs to those who are waited for. */
  loadPause: number;
}
const defaults: Throttle = { idleInterval: 0, loadInterval: 100, loadPause: 0 };

/**
 * How long a feed waits before its next turn, in milliseconds: nothing or `idleInterval` while little happens, so that what one person does is seen
 * at once; during a rush as the settings say. `more`: the turn left events behind.
 */
export function createThrottle(
  settings: Partial<Throttle> = {},
  now: () => number = () => performance.now(),
): { began(): void; wait(events: number, more?: boolean): number } {
  const { idleInterval, loadInterval, loadPause } = { ...defaults, ...settings };
  let start = now();
  return {
    began() {
      start = now();
    },
    wait(events, more = false) {
      if (events === 0) return 0;
      const took = now() - start;
      if (events < loadThreshold) return Math.max(0, idleInterval - took);
      return Math.max(0, more ? 0 : loadInterval - took, loadPause * took);
    },
  };
}

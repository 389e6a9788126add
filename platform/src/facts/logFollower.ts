import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog, RecordedEvent } from '../event-log/types.ts';
import { createThrottle } from '../projections/throttle.ts';

/** Reads the log from a position on, page by page, and tells who waits for a position. */
export interface LogFollower {
  readonly position: number;
  /** Starts behind `from`; resolves when the log's end of this moment is reached. */
  start(from: number): Promise<void>;
  waitFor(position: number, milliseconds: number): Promise<boolean>;
  close(): Promise<void>;
}

const pageSize = 1000;
const pollMilliseconds = 1000;

/** `apply` gets each page once; when it throws, the page comes again after a pause. */
export function followLog(
  log: EventLog,
  apply: (events: readonly RecordedEvent[]) => Promise<void>,
  onError: (error: unknown) => void,
): LogFollower {
  let position = 0;
  let closed = false;
  let wake: (() => void) | null = null;
  let running: Promise<void> = Promise.resolve();
  let stop: () => void = () => undefined;
  let appended = false;
  const waiting = new Set<{ position: number; resolve: (reached: boolean) => void }>();

  const advance = (to: number): void => {
    position = to;
    for (const waiter of waiting) if (waiter.position <= to) waiter.resolve(true);
  };
  const pause = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    const throttle = createThrottle({ loadInterval: 40 });
    for (let failures = 0; !closed;) {
      appended = false;
      throttle.began();
      try {
        const events = await log.follow(position, pageSize);
        if (events.length) {
          await apply(events);
          advance(events.at(-1)!.position);
        }
        failures = 0;
        const rest = events.length < pageSize ? throttle.wait(events.length) : 0;
        if (rest > 0 && !closed) await sleep(rest);
        if (events.length < pageSize && !appended && !closed) await pause(pollMilliseconds);
      } catch (error) {
        onError(error);
        failures += 1;
        await pause(Math.min(50 * 2 ** failures, 5000));
      }
    }
  };
  const waitFor = (wanted: number, milliseconds: number): Promise<boolean> => {
    if (position >= wanted) return Promise.resolve(true);
    return new Promise(resolve => {
      const waiter = {
        position: wanted,
        resolve: (reached: boolean): void => {
          waiting.delete(waiter);
          clearTimeout(timer);
          resolve(reached);
        },
      };
      const timer = milliseconds === Infinity ? undefined : setTimeout(() => waiter.resolve(false), milliseconds);
      waiting.add(waiter);
    });
  };

  return {
    get position() {
      return position;
    },
    async start(from) {
      position = from;
      stop = log.onAppended(() => {
        appended = true;
        wake?.();
      });
      const end = await log.head();
      running = run();
      await waitFor(end, Infinity);
    },
    waitFor,
    async close() {
      closed = true;
      stop();
      wake?.();
      await running;
      for (const waiter of waiting) waiter.resolve(false);
    },
  };
}

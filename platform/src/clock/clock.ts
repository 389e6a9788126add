import type { Clock } from '../service.ts';

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date(), iso: () => new Date().toISOString() };

export interface MovableClock extends Clock {
  set(moment: string | Date): void;
  /** Milliseconds; negative moves back. */
  advance(milliseconds: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

/** A clock for tests: follows the machine's time until it is set or moved; a set clock stands still, a moved one goes on. */
export function movableClock(start?: string | Date): MovableClock {
  let still: number | null = null;
  let shift = 0;
  const clock: MovableClock = {
    now: () => new Date(still ?? Date.now() + shift),
    iso: () => clock.now().toISOString(),
    set: moment => {
      still = new Date(moment).getTime();
      if (Number.isNaN(still))
        throw new Error(`Not a moment: ${String(moment)}. Give an ISO 8601 time such as 2026-09-01T08:00:00Z.`);
    },
    advance: milliseconds => {
      if (still === null) shift += milliseconds;
      else still += milliseconds;
    },
    reset: () => {
      still = null;
      shift = 0;
    },
  };
  if (start !== undefined) clock.set(start);
  return clock;
}

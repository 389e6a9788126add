/** Milliseconds between the attempts to deliver one message: ten within three days and a half (the pauses of Svix, whose receivers know them). */
const minute = 60_000;
const hour = 60 * minute;
const afterAttempt = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 30 * hour];
export const mostAttempts = afterAttempt.length + 1;
/** What another system may ask for at most with `Retry-After`. */
const longestAsked = 24 * hour;
/** So many messages in a row that did not get through: the system itself is failing, and is asked with one at a time. */
export const failuresInARow = 5;
const shortestProbe = 5000;
const longestProbe = 15 * minute;
/** Without an answer for so long a system is given up. */
export const longestFailing = 5 * 24 * hour;

/** A fifth more or less, so that what failed together is not tried together. `chance`: 0 to 1. */
const spread = (pause: number, chance: number): number => Math.round(pause * (0.8 + 0.4 * chance));

/** How long a message waits after so many attempts, null: it is given up. `asked`: seconds of `Retry-After`. */
export function pauseAfter(attempts: number, chance: number, asked: number | null = null): number | null {
  const pause = afterAttempt[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(spread(pause, chance), Math.min((asked ?? 0) * 1000, longestAsked));
}

/** How long a system is left alone that has been failing for so many milliseconds: as long again, within bounds. */
export const probePause = (failingFor: number, chance: number): number =>
  spread(Math.min(Math.max(failingFor, shortestProbe), longestProbe), chance);

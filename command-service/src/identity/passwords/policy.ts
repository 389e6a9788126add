import type { SystemSettings } from '@portal/event-schemas/system/values.ts';

/** What the rules of logging in know of the product's settings. */
export type LoginPolicy = Pick<
  SystemSettings,
  'login_max_failed_attempts' | 'login_failed_window_minutes' | 'login_lock_minutes'
>;

/** Wrong passwords of one name from devices that are not known, wherever they come from, that cost nothing but the lock of their address. */
export const freeGuesses = 20;
/** After so many wrong passwords a name stays under watch for a day, otherwise for an hour, counted from the last one. */
export const watchedFrom = 5;

/** What came of a wrong password: how many there are now, and until when nobody may try; null = they may. */
export interface Lock {
  until: Date;
  attempts: number;
  from: 'address' | 'device' | 'everywhere';
}

/** So many wrong passwords of one name on one device, or from one address, close the way for these two alone. */
export const lockOfPair = (
  failures: number,
  from: 'address' | 'device',
  { login_max_failed_attempts: max, login_lock_minutes }: LoginPolicy,
  now: Date,
): Lock | null => (failures >= max ? { until: after(now, login_lock_minutes * 60), attempts: failures, from } : null);

/** Guesses from many addresses: after the free ones each doubles the pause for devices that are not known, from a second up to the lock's length. */
export const lockOfName = (failures: number, { login_lock_minutes }: LoginPolicy, now: Date): Lock | null =>
  failures < freeGuesses
    ? null
    : {
        until: after(now, Math.min(login_lock_minutes * 60, 2 ** Math.min(failures - freeGuesses, 20))),
        attempts: failures,
        from: 'everywhere',
      };

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

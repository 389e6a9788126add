import { expect, it } from 'vitest';
import { freeGuesses, lockOfName, lockOfPair } from './policy.ts';

const now = new Date('2026-09-01T08:00:00Z');
const policy = { login_max_failed_attempts: 5, login_failed_window_minutes: 15, login_lock_minutes: 15 };
const seconds = (lock: { until: Date } | null) => lock && (lock.until.getTime() - now.getTime()) / 1000;

it('the fifth wrong password closes the way for one address or device, for the minutes of the settings', () => {
  expect([1, 4, 5, 6].map(failures => seconds(lockOfPair(failures, 'address', policy, now)))).toEqual([
    null,
    null,
    900,
    900,
  ]);
  expect(lockOfPair(2, 'device', { ...policy, login_max_failed_attempts: 2, login_lock_minutes: 3 }, now)).toEqual({
    until: new Date('2026-09-01T08:03:00Z'),
    attempts: 2,
    from: 'device',
  });
});

it('guesses from many addresses wait longer and longer: within a day nobody gets further than some hundred', () => {
  expect(
    [1, freeGuesses - 1, freeGuesses, freeGuesses + 1, freeGuesses + 5, freeGuesses + 50].map(failures =>
      seconds(lockOfName(failures, policy, now)),
    ),
  ).toEqual([null, null, 1, 2, 32, 900]);
  let guesses = 0;
  for (let passed = 0; passed < 24 * 3600; passed += seconds(lockOfName(guesses, policy, now)) ?? 0) guesses += 1;
  expect(guesses).toBeLessThan(130);
});

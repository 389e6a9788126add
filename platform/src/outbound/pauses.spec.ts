import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostAttempts, pauseAfter, probePause } from './pauses.ts';

const day = 86_400_000;

it('a message is tried for three days and more, later and later, and then given up', () => {
  const pauses = Array.from({ length: mostAttempts }, (_, index) => pauseAfter(index + 1, 0.5));
  expect(pauses.at(-1)).toBeNull();
  const waits = pauses.slice(0, -1) as number[];
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBe(5000);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3 * day);
});

it('what failed together is tried apart, within a fifth of the pause', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: mostAttempts - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, chance) => {
        const middle = pauseAfter(attempts, 0.5)!;
        const pause = pauseAfter(attempts, chance)!;
        expect(pause).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
        expect(pause).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
      },
    ),
  ));

it('a system is waited for as long as it asks, up to a day', () => {
  expect(pauseAfter(1, 0.5, 120)).toBe(120_000);
  expect(pauseAfter(1, 0.5, 10_000_000)).toBe(day);
  expect(pauseAfter(1, 0.5, 1)).toBe(5000);
});

it('a system that fails is asked ever less often, once in a quarter of an hour at least', () => {
  const minutes = [0, 0.05, 0.5, 1, 10, 15, 60, 10_000];
  expect(minutes.map(failingFor => probePause(failingFor * 60_000, 0.5) / 60_000)).toEqual([
    5 / 60,
    5 / 60,
    0.5,
    1,
    10,
    15,
    15,
    15,
  ]);
});

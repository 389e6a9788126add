import { expect, test } from 'vitest';
import { movableClock, systemClock } from './clock.ts';

test('a set clock stands still and moves by the given time', () => {
  const clock = movableClock('2026-09-01T08:00:00Z');
  expect(clock.iso()).toBe('2026-09-01T08:00:00.000Z');
  clock.advance(90_000);
  expect(clock.iso()).toBe('2026-09-01T08:01:30.000Z');
  clock.advance(-90_000);
  expect(clock.now()).toEqual(new Date('2026-09-01T08:00:00Z'));
});

test('a moved clock follows the machine with the shift, until it is reset', () => {
  const clock = movableClock();
  clock.advance(3_600_000);
  expect(clock.now().getTime() - systemClock.now().getTime()).toBeGreaterThan(3_599_000);
  clock.reset();
  expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(1000);
});

test('what is no moment is refused', () => {
  expect(() => movableClock('yesterday')).toThrow(/Not a moment: yesterday/);
});

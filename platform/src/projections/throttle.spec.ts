import { describe, expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

/** A feed whose turn took so many milliseconds. */
function turn(took: number, throttle?: Parameters<typeof createThrottle>[0]) {
  let now = 0;
  const throttled = createThrottle(throttle, () => now);
  now = 1000;
  throttled.began();
  now += took;
  return throttled;
}

describe('the throttle of a feed', () => {
  it('goes on at once while little happens', () =>
    expect(turn(5, { loadInterval: 500, loadPause: 1 }).wait(19)).toBe(0));
  it('while little happens goes on a little apart, where it is said to, and at once after a turn without events', () => {
    expect(turn(5, { idleInterval: 100 }).wait(1)).toBe(95);
    expect(turn(120, { idleInterval: 100 }).wait(1)).toBe(0);
    expect(turn(5, { idleInterval: 100 }).wait(0)).toBe(0);
  });
  it('under load takes a turn at its interval', () => expect(turn(30).wait(20)).toBe(70));
  it('under load goes on at once where more is waiting', () => expect(turn(30).wait(1000, true)).toBe(0));
  it('under load rests as long as its turn took, where it is said to, even where more is waiting', () => {
    expect(turn(300, { loadInterval: 500, loadPause: 1 }).wait(1000, true)).toBe(300);
    expect(turn(300, { loadInterval: 500, loadPause: 1 }).wait(1000)).toBe(300);
    expect(turn(100, { loadInterval: 500, loadPause: 1 }).wait(1000)).toBe(400);
  });
});

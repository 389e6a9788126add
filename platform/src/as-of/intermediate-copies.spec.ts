import { describe, expect, it } from 'vitest';
import { copyPositions } from './intermediate-copies.ts';

describe('copies of a snapshot', () => {
  it.each([
    ['are left at two distances before a snapshot that is built from zero', 0, 100_000, [], [80_000, 98_000]],
    ['are none where all of it is built sooner than copied', 0, 3_000, [], []],
    ['are left where a snapshot stood that moves on by an event', 50_000, 50_001, [], [50_000]],
    ['are none where another base is nearby', 50_000, 50_001, [48_000], []],
    ['are left on a long way, and where it began', 50_000, 120_000, [49_000], [100_000, 118_000]],
    ['do not stand close together', 50_000, 55_000, [], [50_000]],
    ['are not left before where the snapshot begins', 10_000, 25_000, [9_500], [23_000]],
  ])('%s', (_, from, to, bases, stops) => expect(copyPositions(from, to, bases)).toEqual(stops));
});

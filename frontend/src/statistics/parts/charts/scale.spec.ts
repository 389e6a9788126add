import { describe, expect, it } from 'vitest';
import { linePath, niceTop, xOf, yOf } from './scale.ts';

const frame = { width: 100, height: 50, from: 0, to: 1000, top: 10 };

describe('the axis of a chart', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [7, 10],
    [10, 10],
    [11, 20],
    [420, 500],
    [999, 1000],
  ])('goes from 0 past %d to %d', (greatest, top) => expect(niceTop(greatest)).toBe(top));
  it('puts moments and values into the frame', () => {
    expect([xOf(frame, 0), xOf(frame, 500), xOf(frame, 1000)]).toEqual([0, 50, 100]);
    expect([yOf(frame, 0), yOf(frame, 5), yOf(frame, 99)]).toEqual([50, 25, 0]);
    expect(xOf({ ...frame, to: 0 }, 0)).toBe(0);
  });
});

describe('a line', () => {
  it('goes through its points', () =>
    expect(
      linePath(frame, [
        { at: 0, value: 10 },
        { at: 1000, value: 0 },
      ]),
    ).toBe('M0.0 0.0 L100.0 50.0'));
  it('falls to nothing where nothing was counted for longer than the gap', () => {
    expect(
      linePath(
        frame,
        [
          { at: 100, value: 10 },
          { at: 900, value: 10 },
        ],
        200,
      ),
    ).toBe('M0.0 50.0 L10.0 0.0 L20.0 50.0 L80.0 50.0 L90.0 0.0 L100.0 50.0');
  });
});

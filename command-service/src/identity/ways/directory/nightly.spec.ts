import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostClosed, toClose } from './nightly.ts';

describe('the nightly comparison', () => {
  it.each([
    [1000, 5, 50],
    [10, 5, 1],
    [0, 5, 1],
    [199, 1, 1],
    [200, 100, 200],
  ])('of %i linked accounts at %i per cent closes %i at most', (linked, percent, most) =>
    expect(mostClosed(linked, percent)).toBe(most),
  );
  it('closes all who are missing or, where they are too many, nobody', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 100 }), (linked, gone, percent) => {
        const missing = Array.from({ length: Math.min(gone, linked) }, (_, nth) => nth);
        const { close, stopped } = toClose(missing, linked, percent);
        expect(close.length).toBeLessThanOrEqual(mostClosed(linked, percent));
        expect(close).toEqual(stopped ? [] : missing);
        expect(stopped).toBe(missing.length > mostClosed(linked, percent));
      }),
    ));
});

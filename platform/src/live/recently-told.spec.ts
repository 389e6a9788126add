import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRecentlyTold } from './recently-told.ts';

function at(start: number) {
  let moment = start;
  return { recent: createRecentlyTold(() => moment), pass: (ms: number) => (moment += ms) };
}

it('knows what was told since a moment, and what was not', () => {
  const { recent, pass } = at(0);
  pass(10_000);
  recent.told(['card']);
  pass(2_000);
  expect(recent.mayHaveBeenTold('card', 2_000)).toBe(true);
  expect(recent.mayHaveBeenTold('card', 1_999)).toBe(false);
  expect(recent.mayHaveBeenTold('seat', 11_999)).toBe(false);
});

it('what it cannot know may have been told: before it began, while messages were lost, long ago', () => {
  const { recent, pass } = at(5_000);
  pass(1_000);
  expect(recent.mayHaveBeenTold('seat', 1_001)).toBe(true);
  recent.lost();
  pass(100);
  expect([recent.mayHaveBeenTold('seat', 101), recent.mayHaveBeenTold('seat', 99)]).toEqual([true, false]);
  recent.told(['card']);
  pass(70_000);
  recent.told(['lesson']);
  expect([recent.mayHaveBeenTold('card', 70_001), recent.mayHaveBeenTold('card', 69_999)]).toEqual([true, false]);
});

it('never keeps quiet about a key that was told, however many were', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ after: fc.nat(40_000), key: fc.nat(60_000), many: fc.boolean(), lost: fc.boolean() }), {
        maxLength: 12,
      }),
      fc.nat(200_000),
      (acts, age) => {
        const { recent, pass } = at(0);
        let moment = 0;
        const told = new Map<string, number>();
        for (const { after, key, many, lost } of acts) {
          moment = pass(after);
          const keys = Array.from({ length: many ? 30_000 : 1 }, (_, index) => `k${key + index}`);
          if (lost) recent.lost();
          else recent.told(keys);
          // What is lost was told all the same.
          for (const one of keys) told.set(one, moment);
        }
        for (const [key, when] of [...told].slice(-50))
          if (when >= moment - age) expect(recent.mayHaveBeenTold(key, age)).toBe(true);
      },
    ),
    { numRuns: 30 },
  ));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingOf, ratingParts, type Marks, type Share } from './rating.ts';

const shares: readonly Share[] = [
  { load_type: 'lecture', percent: 30 },
  { load_type: 'practice', percent: 50 },
  { load_type: 'laboratory', percent: 20 },
];
/** Marks of a kind in percent. */
const marked = (load_type: string, ...percents: number[]): Marks => ({
  load_type,
  marks: percents.length,
  hundredths: percents.reduce((sum, one) => sum + Math.round(one * 100), 0),
});

describe('the rating that journals give', () => {
  it('is the average of each kind of lessons by its share', () =>
    expect(ratingOf(shares, [marked('lecture', 80), marked('practice', 100, 80), marked('laboratory', 70)])).toBe(
      8300,
    ));
  it('gives the share of a kind without marks to the others in proportion', () =>
    expect(ratingOf(shares, [marked('lecture', 80), marked('practice', 90), marked('laboratory')])).toBe(8625));
  it('counts both journals of who has moved to another stream, each class once', () =>
    expect(ratingOf(shares, [marked('practice', 95, 55), marked('practice', 65)])).toBe(7167));
  it('is not known where nothing counts', () => {
    expect(ratingOf(shares, [marked('srs', 90)])).toBeNull();
    expect(ratingOf(shares, [])).toBeNull();
    expect(ratingOf([], [marked('lecture', 90)])).toBeNull();
  });
  it('is rounded once: thirds that are rounded before they are weighed would give 66.66', () =>
    expect(ratingOf(shares, [marked('lecture', 66.66, 66.67, 66.67), marked('practice', 66.66, 66.66, 66.67)])).toBe(
      Math.round((3 * 20_000 + 5 * 19_999) / 24),
    ));
});

describe('any rating', () => {
  const kinds = ['lecture', 'practice', 'laboratory', 'srsp', 'srs'];
  const anyShares = fc.uniqueArray(
    fc.record({ load_type: fc.constantFrom(...kinds), percent: fc.integer({ min: 0, max: 100 }) }),
    { selector: ({ load_type }) => load_type },
  );
  const anyMark = fc.record({ load_type: fc.constantFrom(...kinds), percent: fc.integer({ min: 0, max: 10_000 }) });
  const anyMarks = fc.array(anyMark, { maxLength: 200 });
  const journalOf = ({ load_type, percent }: { load_type: string; percent: number }): Marks => ({
    load_type,
    marks: 1,
    hundredths: percent,
  });

  it('lies between the least and the best mark that counts, and is known exactly where one counts', () =>
    fc.assert(
      fc.property(anyShares, anyMarks, (set, marks) => {
        const counting = marks.filter(one =>
          set.some(({ load_type, percent }) => percent > 0 && load_type === one.load_type),
        );
        const rating = ratingOf(set, marks.map(journalOf));
        expect(rating === null).toBe(counting.length === 0);
        if (rating === null) return;
        expect(rating).toBeGreaterThanOrEqual(Math.min(...counting.map(({ percent }) => percent)));
        expect(rating).toBeLessThanOrEqual(Math.max(...counting.map(({ percent }) => percent)));
      }),
    ));
  it('depends neither on the order of marks nor on how they are spread over journals of a kind', () =>
    fc.assert(
      fc.property(anyShares, anyMarks, fc.infiniteStream(fc.nat()), (set, marks, places) => {
        const rating = ratingOf(set, marks.map(journalOf));
        const shuffled = marks
          .map(one => ({ one, place: places.next().value as number }))
          .sort((one, other) => one.place - other.place)
          .map(({ one }) => journalOf(one));
        const summed = kinds.map(kind => {
          const own = marks.filter(({ load_type }) => load_type === kind);
          return { load_type: kind, marks: own.length, hundredths: own.reduce((sum, { percent }) => sum + percent, 0) };
        });
        expect(ratingOf(set, shuffled)).toBe(rating);
        expect(ratingOf(set, summed)).toBe(rating);
      }),
    ));
  it('is within half a hundredth of the exact one', () =>
    fc.assert(
      fc.property(anyShares, anyMarks, (set, marks) => {
        const parts = set.flatMap(({ load_type, percent }) => {
          const own = marks.filter(one => one.load_type === load_type).map(one => one.percent);
          return own.length > 0 && percent > 0
            ? [{ percent, average: own.reduce((a, b) => a + b, 0) / own.length }]
            : [];
        });
        const whole = parts.reduce((sum, { percent }) => sum + percent, 0);
        const exact = parts.reduce((sum, { percent, average }) => sum + percent * average, 0) / whole;
        const rating = ratingOf(set, marks.map(journalOf));
        if (rating !== null) expect(Math.abs(rating - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    ));
  it('is made by the parts that say that they count', () =>
    fc.assert(
      fc.property(anyShares, anyMarks, (set, marks) => {
        const parts = ratingParts(set, marks.map(journalOf));
        const counting = parts.filter(({ counts }) => counts);
        expect(counting.length > 0).toBe(ratingOf(set, marks.map(journalOf)) !== null);
        expect(counting.every(({ average, marks: some }) => average !== null && some > 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part.marks, 0)).toBe(marks.length);
      }),
    ));
});

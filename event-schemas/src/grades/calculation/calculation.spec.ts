import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examNeeded, finalMark } from './final-mark.ts';
import { countedAttempts, gpaOf, type Attempt } from './gpa.ts';
import {
  markAt,
  markOf,
  markRanges,
  stateSystem,
  systemFault,
  systemFor,
  type GradingSystem,
} from './grading-system.ts';
import { dividedHalfUp } from './hundredths.ts';

const withoutFx: GradingSystem = { ...stateSystem, marks: stateSystem.marks.filter(({ code }) => code !== 'FX') };
const codeOf = (rating: number | null, exam: number | null, system = stateSystem) =>
  finalMark(system, { rating, exam })?.mark.code ?? null;
const percent = fc.integer({ min: 0, max: 10_000 });

/** Any system without faults: some starts of marks, points that fall with them. */
const anySystem: fc.Arbitrary<GradingSystem> = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
    pass: fc.nat(),
    rating_weight: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ starts, pass, rating_weight }) => {
    const froms = [...starts, 0].sort((one, other) => other - one);
    return {
      rating_weight,
      pass_from: froms[pass % (froms.length - 1)]!,
      marks: froms.map((from, place) => ({ code: `M${place}`, points: froms.length - 1 - place, from })),
      word_marks: [],
    };
  });

describe('the final mark of both parts', () => {
  it('is rounded once, half up: 97.1 and 65.6 give 84.5, which is 85 and B+', () =>
    expect(finalMark(stateSystem, { rating: 9710, exam: 6560 })).toEqual({
      percent: 85,
      mark: { code: 'B+', kind: 'points', points: 333, passed: true },
    }));
  it('is what the exam alone is called where the exam is not passed, never the sum of both', () => {
    expect(codeOf(8000, 4000)).toBe('FX');
    expect(codeOf(8000, 2499)).toBe('F');
    expect(finalMark(stateSystem, { rating: 8000, exam: 4000 })!.percent).toBeNull();
  });
  it('is the lowest where the rating does not admit to the exam', () => expect(codeOf(4999, 10_000)).toBe('F'));
  it('is not known before the exam', () => expect(codeOf(8000, null)).toBeNull());
  it('offers no FX where the system of the term has none: 30 percent is F', () =>
    expect(codeOf(8000, 3000, withoutFx)).toBe('F'));
  it('is one of the system, and a pass exactly where both parts pass', () =>
    fc.assert(
      fc.property(anySystem, percent, percent, (system, rating, exam) => {
        const found = finalMark(system, { rating, exam })!;
        const pass = system.pass_from * 100;
        expect(markOf(system, found.mark.code)).toEqual(found.mark);
        expect(found.mark.passed).toBe(rating >= pass && exam >= pass);
        expect(found.percent === null).toBe(!found.mark.passed);
      }),
    ));
});

describe('what the exam must give', () => {
  it('for a B with a rating of 70 is 93.75, since 79.5 becomes 80', () =>
    expect(examNeeded(stateSystem, 7000, 80)).toBe(9375));
  it('is nothing that could be reached where the rating does not admit, or is too low for the mark', () => {
    expect(examNeeded(stateSystem, 4000, 50)).toBeNull();
    expect(examNeeded(stateSystem, 5000, 95)).toBeNull();
  });
  it('is the least percent that gives the mark by the rule of the final mark itself', () =>
    fc.assert(
      fc.property(anySystem, percent, fc.nat(), (system, rating, place) => {
        const passing = system.marks.filter(({ from }) => from >= system.pass_from);
        const { from } = passing[place % passing.length]!;
        const reaches = (exam: number) => (finalMark(system, { rating, exam })!.percent ?? -1) >= from;
        const needed = examNeeded(system, rating, from);
        if (needed === null) {
          expect(reaches(10_000)).toBe(false);
          return;
        }
        expect(reaches(needed)).toBe(true);
        expect(needed === 0 || !reaches(needed - 1)).toBe(true);
      }),
    ));
});

describe('a grading system', () => {
  it('covers every whole percent with one mark', () =>
    fc.assert(
      fc.property(anySystem, system => {
        expect(systemFault(system)).toBeNull();
        for (let whole = 0; whole <= 100; whole++) {
          const covering = markRanges(system).filter(({ from, to }) => from <= whole && whole <= to);
          expect(covering.map(({ code }) => code)).toEqual([markAt(system, whole).code]);
        }
      }),
    ));
  it.each([
    ['begins above zero', { marks: stateSystem.marks.filter(({ from }) => from > 0) }, 'no_zero'],
    [
      'has two marks from one percent',
      { marks: [...stateSystem.marks, { code: 'X', points: 1, from: 50 }] },
      'from_twice',
    ],
    ['names two marks alike', { word_marks: [{ code: 'a', kind: 'pass' as const }] }, 'code_twice'],
    ['passes where no mark begins', { pass_from: 51 }, 'no_pass'],
    [
      'gives more points for less',
      {
        marks: [
          { code: 'A', points: 1, from: 50 },
          { code: 'F', points: 2, from: 0 },
        ],
      },
      'order',
    ],
  ])('that %s is faulty', (_, change, fault) => expect(systemFault({ ...stateSystem, ...change })).toBe(fault));
  it('holds in a term by its level and the day on which the term begins', () => {
    const versions = [
      { uid: 'old', for_level: 'all', valid_from: '2010-01-01' },
      { uid: 'new', for_level: 'all', valid_from: '2024-09-01' },
      { uid: 'master', for_level: 'master', valid_from: '2020-09-01' },
    ];
    const uidFor = (level: string | null, day: string) => systemFor(versions, level, day)?.uid ?? null;
    expect(uidFor('bachelor', '2024-08-31')).toBe('old');
    expect(uidFor('bachelor', '2024-09-01')).toBe('new');
    expect(uidFor('master', '2026-09-01')).toBe('master');
    expect(uidFor('master', '2015-09-01')).toBe('old');
    expect(uidFor(null, '2000-01-01')).toBeNull();
  });
});

describe('the GPA', () => {
  const attempt = (discipline: string, points: number | null, credits: number, order = 0): Attempt => ({
    discipline,
    points,
    credits,
    order,
  });
  it('weighs points by credits, and is rounded half up to two decimals', () =>
    expect(gpaOf([attempt('a', 333, 5), attempt('b', 400, 3)])).toEqual({ gpa: 358, credits: 8 }));
  it('counts F as zero with its credits, and I, W, AU, P not at all', () =>
    expect(gpaOf([attempt('a', 400, 5), attempt('b', 0, 5), attempt('c', null, 5)])).toEqual({
      gpa: 200,
      credits: 10,
    }));
  it('is nobody’s before the first mark with points', () =>
    expect(gpaOf([attempt('a', null, 5)])).toEqual({ gpa: null, credits: 0 }));
  it('after a retake counts the last mark once, with the credits once', () =>
    expect(gpaOf([attempt('a', 50, 5, 1), attempt('a', 200, 5, 2), attempt('b', 400, 5)])).toEqual({
      gpa: 300,
      credits: 10,
    }));
  it('after a retake that was not finished counts the mark before it', () =>
    expect(gpaOf([attempt('a', 100, 5, 1), attempt('a', null, 5, 2)])).toEqual({ gpa: 100, credits: 5 }));
  it('lies between the lowest and the highest points that count, and each discipline counts once', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            discipline: fc.constantFrom('a', 'b', 'c'),
            points: fc.option(fc.integer({ min: 0, max: 400 })),
            credits: fc.integer({ min: 1, max: 60 }),
            order: fc.nat(20),
          }),
          { maxLength: 20 },
        ),
        attempts => {
          const counted = countedAttempts(attempts);
          const { gpa, credits } = gpaOf(attempts);
          expect(new Set(counted.map(({ discipline }) => discipline)).size).toBe(counted.length);
          expect(credits).toBe(counted.reduce((sum, one) => sum + one.credits, 0));
          if (gpa === null) {
            expect(counted).toEqual([]);
            return;
          }
          const points = counted.map(one => one.points!);
          expect(gpa).toBeGreaterThanOrEqual(Math.min(...points));
          expect(gpa).toBeLessThanOrEqual(Math.max(...points));
        },
      ),
    ));
});

it('halves are rounded up, whatever floating point makes of them', () => {
  expect(dividedHalfUp(845_000, 10_000)).toBe(85);
  expect(dividedHalfUp(1, 2)).toBe(1);
  expect(dividedHalfUp(49, 100)).toBe(0);
});

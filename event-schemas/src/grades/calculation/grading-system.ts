import type { MarkKind } from '../codes.ts';
import { hundredths } from './hundredths.ts';

/** A mark with points holds from `from` percent up to the next one's: so ranges have neither holes nor overlaps. */
export interface PointMark {
  code: string;
  points: number;
  from: number;
}
export interface WordMark {
  code: string;
  kind: Exclude<MarkKind, 'points'>;
}
/**
 * How marks are given (domain.md "Grades"). `rating_weight`: what the rating counts, in percent; the exam counts the rest.
 * `pass_from`: the lowest percent of a pass, for each of the parts and the whole.
 */
export interface GradingSystem {
  rating_weight: number;
  pass_from: number;
  marks: readonly PointMark[];
  word_marks: readonly WordMark[];
}

const letters: readonly [code: string, points: number, from: number][] = [
  ['A', 4, 95],
  ['A-', 3.67, 90],
  ['B+', 3.33, 85],
  ['B', 3, 80],
  ['B-', 2.67, 75],
  ['C+', 2.33, 70],
  ['C', 2, 65],
  ['C-', 1.67, 60],
  ['D+', 1.33, 55],
  ['D', 1, 50],
  ['FX', 0.5, 25],
  ['F', 0, 0],
];
export const usualWordMarks: readonly WordMark[] = [
  { code: 'I', kind: 'incomplete' },
  { code: 'W', kind: 'withdrawn' },
  { code: 'AU', kind: 'audit' },
  { code: 'P', kind: 'pass' },
  { code: 'NP', kind: 'no_pass' },
];
/** The scale of the state: what holds where the office has set nothing else. */
export const stateSystem: GradingSystem = {
  rating_weight: 60,
  pass_from: 50,
  marks: letters.map(([code, points, from]) => ({ code, points, from })),
  word_marks: usualWordMarks,
};

/** A mark as it is kept with what it meant when it was given. `points`: hundredths; null: it counts nowhere. */
export interface GivenMark {
  code: string;
  kind: MarkKind;
  points: number | null;
  passed: boolean;
}
const descending = (system: GradingSystem): PointMark[] =>
  [...system.marks].sort((one, other) => other.from - one.from);

/** The marks of a system, the best first, with the percents that they cover (both ends included). */
export const markRanges = (system: GradingSystem): (PointMark & { to: number })[] =>
  descending(system).map((mark, place, all) => ({ ...mark, to: place === 0 ? 100 : all[place - 1]!.from - 1 }));

/** What a code means in a system; null: the system has no such mark. */
export function markOf(system: GradingSystem, code: string): GivenMark | null {
  const mark = system.marks.find(one => one.code === code);
  if (mark) return { code, kind: 'points', points: hundredths(mark.points), passed: mark.from >= system.pass_from };
  const word = system.word_marks.find(one => one.code === code);
  return word ? { code, kind: word.kind, points: null, passed: word.kind === 'pass' } : null;
}
/** The mark with points that a whole percent gives. */
export const markAt = (system: GradingSystem, percent: number): GivenMark =>
  markOf(system, (descending(system).find(({ from }) => from <= percent) ?? descending(system).at(-1)!).code)!;
const lowest = (system: GradingSystem): GivenMark => markAt(system, 0);

/** What is wrong with a system's marks; null: nothing. */
export function systemFault(
  system: GradingSystem,
): 'no_zero' | 'from_twice' | 'code_twice' | 'no_pass' | 'order' | null {
  const froms = system.marks.map(({ from }) => from);
  const codes = [...system.marks, ...system.word_marks].map(({ code }) => code.trim().toUpperCase());
  if (!froms.includes(0)) return 'no_zero';
  if (new Set(froms).size < froms.length) return 'from_twice';
  if (new Set(codes).size < codes.length) return 'code_twice';
  if (!froms.includes(system.pass_from) || system.pass_from === 0) return 'no_pass';
  const points = descending(system).map(one => one.points);
  return points.every((one, place) => place === 0 || one <= points[place - 1]!) ? null : 'order';
}

/**
 * Of versions of systems the one that holds for a level in a term that begins on `day` (`YYYY-MM-DD`): the newest of
 * the level that had begun by then, else the newest for all; null: the state's.
 */
export function systemFor<S extends { for_level: string; valid_from: string }>(
  systems: readonly S[],
  level: string | null,
  day: string,
): S | null {
  const of = (wanted: string): S | undefined =>
    systems
      .filter(({ for_level, valid_from }) => for_level === wanted && valid_from <= day)
      .sort((one, other) => other.valid_from.localeCompare(one.valid_from))[0];
  return (level === null ? undefined : of(level)) ?? of('all') ?? null;
}

export { lowest };

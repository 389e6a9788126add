import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFiles, type Opening, type Piece } from './plan.ts';

const piece = (name: string, size: number, ...imports: string[]): Piece => ({ name, size, imports });
const alone = (name: string, size: number): Piece => ({ name, size, imports: [], alone: true });
const opening = (spare: number, ...pieces: string[]): Opening => ({ pieces, spare });
const sorted = (files: readonly (readonly string[])[]): string[] => files.map(file => file.toSorted().join(' ')).sort();

describe('files of pieces', () => {
  it('put together what is always loaded together', () =>
    expect(
      sorted(
        planFiles([piece('a', 900), piece('b', 90_000), piece('c', 10)], [opening(0, 'a', 'b'), opening(0, 'a', 'b')]),
      ),
    ).toEqual(['a b', 'c']));

  it('leave apart what a screen would load for others beyond its spare bytes', () => {
    const pieces = [piece('a', 1000), piece('b', 1000)];
    const many = Array.from({ length: 9 }, () => opening(0, 'a', 'b'));
    expect(sorted(planFiles(pieces, [...many, opening(999, 'a')]))).toEqual(['a', 'b']);
    expect(sorted(planFiles(pieces, [...many, opening(1000, 'a')]))).toEqual(['a b']);
  });

  it('leave apart what is too heavy for who needs it not, though there is room', () =>
    expect(
      sorted(planFiles([piece('a', 1000), piece('b', 50_000)], [opening(99_999, 'a', 'b'), opening(99_999, 'a')])),
    ).toEqual(['a', 'b']));

  it('leave apart what would bring along something that not all of them load', () => {
    const pieces = [piece('a', 100), piece('b', 100, 'heavy'), piece('heavy', 90_000)];
    const many = Array.from({ length: 9 }, () => opening(500, 'a', 'b', 'heavy'));
    expect(sorted(planFiles(pieces, [...many, opening(500, 'a')]))).toContain('a');
  });

  it('may bring along something small, where that costs less than the requests', () => {
    const pieces = [piece('a', 100), piece('b', 100, 'c'), alone('c', 50), piece('d', 2000), piece('e', 2000)];
    const many = Array.from({ length: 9 }, () => opening(500, 'a', 'b', 'c'));
    expect(sorted(planFiles(pieces, [...many, opening(500, 'a', 'd', 'e')]))).toEqual(['a b', 'c', 'd e']);
    // Whoever was spared no request loads no file more.
    expect(sorted(planFiles(pieces, [...many, opening(500, 'a')]))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('stay apart where they are to, and what all load of these is no burden', () => {
    const pieces = [piece('a', 10, 'frame'), piece('b', 10), alone('frame', 90_000)];
    const openings = [opening(0, 'a', 'b', 'frame'), opening(0, 'a', 'b', 'frame'), opening(10, 'b', 'frame')];
    expect(sorted(planFiles(pieces, openings))).toEqual(['a b', 'frame']);
  });

  it('never come to need each other', () => {
    // c stands between a and b: both together would need c, and c them.
    const pieces = [piece('a', 10, 'c'), piece('c', 900_000, 'b'), piece('b', 10)];
    expect(sorted(planFiles(pieces, [opening(0, 'a', 'b'), opening(0, 'a', 'b'), opening(0, 'a', 'b')]))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

/** Pieces that import only earlier ones, and screens that load what their pieces import. */
const programs = fc
  .record({
    pieces: fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 20_000 }),
        imports: fc.array(fc.nat(30), { maxLength: 4 }),
        stays: fc.nat(9),
      }),
      {
        minLength: 1,
        maxLength: 30,
      },
    ),
    openings: fc.array(
      fc.record({ roots: fc.array(fc.nat(29), { minLength: 1, maxLength: 4 }), spare: fc.nat(20_000) }),
      { maxLength: 12 },
    ),
  })
  .map(({ pieces: given, openings }) => {
    const pieces = given.map(({ size, imports, stays }, index) => ({
      ...piece(`p${index}`, size, ...imports.filter(each => each < index).map(each => `p${each}`)),
      alone: stays === 0,
    }));
    const closed = (names: readonly string[]): string[] => {
      const seen = new Set<string>();
      const visit = (name: string): void => {
        const found = pieces.find(one => one.name === name);
        if (!found || seen.has(name)) return;
        seen.add(name);
        found.imports.forEach(visit);
      };
      names.forEach(visit);
      return [...seen];
    };
    return {
      pieces,
      openings: openings.map(({ roots, spare }) => opening(spare, ...closed(roots.map(root => `p${root}`)))),
    };
  });

it('of any program: each piece in one file, no ring of files, nobody over their spare bytes, no more requests than before', () =>
  fc.assert(
    fc.property(programs, ({ pieces, openings }) => {
      const files = planFiles(pieces, openings);
      expect(files.flat().sort()).toEqual(pieces.map(({ name }) => name).sort());
      for (const { name } of pieces.filter(one => one.alone)) expect(files).toContainEqual([name]);
      const fileOf = new Map(files.flatMap((file, index) => file.map(name => [name, index] as const)));
      const sizeOf = new Map(pieces.map(({ name, size }) => [name, size]));
      const needs = files.map(
        (file, index) =>
          new Set(
            pieces
              .filter(({ name }) => file.includes(name))
              .flatMap(({ imports }) => imports.map(each => fileOf.get(each)!))
              .filter(other => other !== index),
          ),
      );
      const state = new Map<number, 'open' | 'done'>();
      const ringFrom = (file: number): boolean => {
        if (state.get(file) === 'open') return true;
        if (state.get(file) === 'done') return false;
        state.set(file, 'open');
        const found = [...needs[file]!].some(ringFrom);
        state.set(file, 'done');
        return found;
      };
      expect(files.some((_, index) => ringFrom(index))).toBe(false);
      for (const { pieces: loaded, spare } of openings) {
        const asked = new Set(loaded.map(name => fileOf.get(name)!));
        // A file runs when all files are there that it needs.
        for (const file of asked) for (const needed of needs[file]!) asked.add(needed);
        const bytes = [...asked].flatMap(file => files[file]!).reduce((sum, name) => sum + sizeOf.get(name)!, 0);
        expect(bytes - loaded.reduce((sum, name) => sum + sizeOf.get(name)!, 0)).toBeLessThanOrEqual(spare);
        expect(asked.size).toBeLessThanOrEqual(loaded.length);
      }
    }),
  ));

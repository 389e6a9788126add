import { describe, expect, it } from 'vitest';
import { areMet, rowsFor } from './prerequisites.ts';
import { seatsOfCourse, seatsOfFlux, type LessonCount } from './seats.ts';

const row = (
  required_discipline: string,
  and_prerequisites: string[] = [],
  edu_program: string | null = null,
  is_active = true,
) => ({ required_discipline, and_prerequisites, edu_program, is_active });

describe('prerequisites', () => {
  it.each([
    ['there are none', [], [], true],
    ['the required discipline is completed', [row('a')], ['a'], true],
    ['it is not', [row('a')], ['b'], false],
    ['an alternative is completed', [row('a'), row('b')], ['b'], true],
    ['only a part of an and-row is completed', [row('a', ['b'])], ['a'], false],
    ['all of an and-row is completed', [row('a', ['b'])], ['a', 'b'], true],
    ['the row is for another program', [row('a', [], 'other')], [], true],
    ['the row is switched off', [row('a', [], null, false)], [], true],
    ['the program’s row is met but not the one for all', [row('a', [], 'mine'), row('b')], ['a'], false],
  ] as const)('when %s', (_, rows, completed, met) => {
    expect(areMet(rows as never, 'mine', new Set(completed))).toBe(met);
  });

  it('of other programs are not shown', () => {
    expect(
      rowsFor([row('a', [], 'other'), row('b', [], 'mine'), row('c')], 'mine').map(each => each.required_discipline),
    ).toEqual(['b', 'c']);
  });
});

const lesson = (
  load_type: string,
  capacity: number,
  taken: number,
  flux = 'f',
  access: string | null = null,
): LessonCount => ({ flux, load_type, capacity, taken, held: 0, offered: 0, waiting: 0, access });

describe('seats', () => {
  it('of a flux are those of its tightest load type', () => {
    expect(
      seatsOfFlux([lesson('lecture', 100, 25), lesson('practice', 20, 20), lesson('practice', 20, 5)]),
    ).toMatchObject({ capacity: 40, taken: 25, left: 15 });
  });
  it('of a course are those of its fluxes together', () => {
    expect(seatsOfCourse([lesson('lecture', 30, 30, 'f'), lesson('lecture', 30, 10, 'g')])).toMatchObject({
      capacity: 60,
      taken: 40,
      left: 20,
    });
  });
  it('of a blocked lesson are none', () => {
    expect(seatsOfCourse([lesson('lecture', 30, 0, 'f', 'blocked')])).toMatchObject({ capacity: 30, left: 0 });
  });
});

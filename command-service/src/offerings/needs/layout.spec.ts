import { usualSizes } from '@portal/event-schemas/offerings/needs/requests.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fluxOf, id, lessonOf } from '../../registration/testing/world.ts';
import { layoutFor, neededUid, type Taught } from './layout.ts';

const uid = neededUid(id('d', 1), id('e', 2));
const kinds = (students: number, taught: Taught) =>
  layoutFor(uid, students, taught, usualSizes)[0]!.lessons.map(one => [one.load_type, one.section, one.capacity]);
const hours = [
  { kind: 'lecture' as const, hours: 30 },
  { kind: 'practice' as const, hours: 15 },
  { kind: 'srs' as const, hours: 100 },
  { kind: 'laboratory' as const, hours: 0 },
];

test('a draft has the kinds of lessons that the discipline has hours for, of the usual size', () => {
  expect(kinds(60, { load: hours, last: null })).toEqual([
    ['lecture', '1', 60],
    ['practice', '1', 20],
    ['practice', '2', 20],
    ['practice', '3', 20],
  ]);
  expect(kinds(5, { load: [], last: null })).toEqual([['lecture', '1', 5]]);
});
test('as large as those of the last course, where there was one', () => {
  const last = [
    fluxOf(1, [lessonOf(1, 1, 'lecture', 40), lessonOf(1, 2, 'practice', 10), lessonOf(1, 3, 'practice', 12)]),
  ];
  expect(kinds(24, { load: hours, last })).toEqual([
    ['lecture', '1', 24],
    ['practice', '1', 12],
    ['practice', '2', 12],
  ]);
});
test('whatever the discipline, every student has a seat of each kind, and the same draft comes of the same wish', () => {
  const load = fc.array(
    fc.record({ kind: fc.constantFrom('lecture' as const, 'practice' as const), hours: fc.nat(60) }),
  );
  const last = fc.option(
    fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 4 }).map(seats => [
      fluxOf(
        1,
        seats.map((capacity, index) => lessonOf(1, index + 1, index % 2 ? 'practice' : 'lecture', capacity)),
      ),
    ]),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), load, last, (students, hoursOf, before) => {
      const taught = { load: hoursOf, last: before };
      const fluxes = layoutFor(uid, students, taught, usualSizes);
      expect(layoutFor(uid, students, taught, usualSizes)).toEqual(fluxes);
      const seats = new Map<string, number>();
      for (const one of fluxes[0]!.lessons) seats.set(one.load_type, (seats.get(one.load_type) ?? 0) + one.capacity);
      expect(Math.min(...seats.values())).toBeGreaterThanOrEqual(students);
    }),
  );
});

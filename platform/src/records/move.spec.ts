import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesAfter, type Place } from './move.ts';

const inOrder = (rows: readonly Place[]): Place[] =>
  rows.toSorted((one, other) => one.at - other.at || (one.uid < other.uid ? -1 : 1));
const uids = (rows: readonly Place[]): string[] => rows.map(({ uid }) => uid);
const after = (rows: readonly Place[], changed: readonly Place[]): string[] =>
  uids(inOrder(rows.map(row => changed.find(({ uid }) => uid === row.uid) ?? row)));

describe('a record that moves in its list', () => {
  const rows = [
    { uid: 'a', at: 10 },
    { uid: 'b', at: 20 },
    { uid: 'c', at: 30 },
  ];

  it('takes a place between its new neighbours, and no other record changes', () => {
    expect(placesAfter(rows, 'c', -1, 1000)).toEqual([{ uid: 'c', at: 15 }]);
    expect(placesAfter(rows, 'a', 9, 1000)).toEqual([{ uid: 'a', at: 40 }]);
    expect(placesAfter(rows, 'b', -9, 1000)).toEqual([{ uid: 'b', at: 4 }]);
  });

  it('makes all move that have to, where there is no room', () => {
    const dense = rows.map(({ uid }, index) => ({ uid, at: index }));
    expect(placesAfter(dense, 'c', -1, 1000)).toEqual([
      { uid: 'a', at: 10 },
      { uid: 'c', at: 20 },
      { uid: 'b', at: 30 },
    ]);
  });

  it('stays where it cannot go on; one that is not in the list is told', () => {
    expect(placesAfter(rows, 'a', -1, 1000)).toEqual([]);
    expect(placesAfter(rows, 'd', 1, 1000)).toBeNull();
  });

  it('stands where it was put, and all others stay in their order, whatever places they had', () => {
    const list = fc.uniqueArray(fc.record({ uid: fc.uuid(), at: fc.nat(40) }), {
      selector: ({ uid }) => uid,
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        list,
        fc.nat(),
        fc.integer({ min: -25, max: 25 }),
        fc.constantFrom(40, 1000),
        (some, pick, by, max) => {
          const now = inOrder(some);
          const index = pick % now.length;
          const { uid } = now[index]!;
          const at = Math.min(Math.max(index + by, 0), now.length - 1);
          const wanted = uids(now).toSpliced(index, 1).toSpliced(at, 0, uid);
          const changed = placesAfter(now, uid, by, max)!;
          expect(after(now, changed)).toEqual(wanted);
          expect(changed.every(place => place.at >= 0 && place.at <= max)).toBe(true);
        },
      ),
    );
  });
});

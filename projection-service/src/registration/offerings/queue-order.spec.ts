import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedInQueue } from './queue-order.ts';
import { emptyPlace, type Place } from './places.ts';

const waiting = (student: string, queue_order: number): Place => ({ ...emptyPlace('o', student), queue_order });
const order = (queue: readonly Place[], changed: readonly Place[]): string[] =>
  queue
    .map(place => changed.find(one => one.student === place.student) ?? place)
    .toSorted((a, b) => a.queue_order! - b.queue_order!)
    .map(place => place.student);

it('a student is put at a place of the waiting list, and only those between the two places move', () => {
  const queue = [waiting('a', 10), waiting('b', 12), waiting('c', 31), waiting('d', 32)];
  const up = movedInQueue(queue, 'c', 1);
  expect(order(queue, up)).toEqual(['c', 'a', 'b', 'd']);
  expect(up.map(place => place.student)).toEqual(['c', 'a', 'b']);
  expect(order(queue, movedInQueue(queue, 'a', 4))).toEqual(['b', 'c', 'd', 'a']);
  expect(movedInQueue(queue, 'b', 2)).toEqual([]);
  expect(movedInQueue(queue, 'x', 2)).toEqual([]);
});

it('whatever is moved, numbers stay unique and the others keep their order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
      fc.nat(11),
      fc.integer({ min: 1, max: 12 }),
      (numbers, who, to) => {
        const queue = numbers.map((number, index) => waiting(`s${index}`, number));
        const student = `s${who % queue.length}`;
        const place = Math.min(to, queue.length);
        const after = order(queue, movedInQueue(queue, student, place));
        expect(after[place - 1]).toBe(student);
        expect(after.filter(one => one !== student)).toEqual(order(queue, []).filter(one => one !== student));
      },
    ),
  );
});

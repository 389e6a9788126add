import type { Place } from './places.ts';

/**
 * The places of a waiting list whose order changes when a student is put at another place (from 1): the students between the two places move up
 * by one and everybody takes over the number of the place where they stand now, so that numbers stay whole and unique.
 */
export function movedInQueue(queue: readonly Place[], student: string, to: number): Place[] {
  const before = queue.toSorted((a, b) => a.queue_order! - b.queue_order!);
  const moved = before.find(place => place.student === student);
  if (!moved) return [];
  const others = before.filter(place => place !== moved);
  const after = [...others.slice(0, to - 1), moved, ...others.slice(to - 1)];
  return after.flatMap((place, index) =>
    place === before[index] ? [] : [{ ...place, queue_order: before[index]!.queue_order }],
  );
}

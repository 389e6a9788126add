/**
 * Copies of snapshots on the way, at which nobody looks: whoever wants an earlier moment begins at the nearest one
 * (docs/decisions/0019). `code`: fingerprint of the projections that made it.
 */
export interface IntermediateCopy {
  database: string;
  position: number;
  code: string;
  used_at: string;
}

/** So many events are put in sooner than a database is copied. */
export const copyDistanceMin = 2_000;
/** How far before a snapshot copies are left, in events. */
const distances = [20_000, copyDistanceMin];

/**
 * Positions at which a copy is left when a snapshot goes `from` where it stands `to` where it is wanted: where it stood,
 * because it is there no longer, and at some distances before its end. Not where another base is nearby. In their
 * order.
 */
export function copyPositions(from: number, to: number, bases: readonly number[]): number[] {
  const known = [...bases];
  const stops = new Set([from, ...distances.map(distance => to - distance)]);
  return [...stops]
    .sort((left, right) => left - right)
    .filter(at => {
      const useful =
        at >= copyDistanceMin &&
        at >= from &&
        at < to &&
        !known.some(base => base <= at && base > at - 2 * copyDistanceMin);
      if (useful) known.push(at);
      return useful;
    });
}

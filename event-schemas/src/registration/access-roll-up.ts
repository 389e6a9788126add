import type { accessStatuses } from './codes.ts';

/** Access of a lesson, or of a flux or course as its children make it (portal.md §4, "Registration access rollup"). */
export type RolledUpAccess = (typeof accessStatuses)[number] | 'partially_blocked' | 'partially_cancelled' | null;

/**
 * What children make of their parent: their single common status; none where blocked and cancelled mix; partially blocked or cancelled
 * where some are; else none.
 */
export function rollUpAccess(children: readonly RolledUpAccess[]): RolledUpAccess {
  const first = children[0] ?? null;
  if (children.every(status => status === first)) return first;
  const blocked = children.some(status => status === 'blocked' || status === 'partially_blocked');
  const cancelled = children.some(status => status === 'cancelled' || status === 'partially_cancelled');
  if (blocked === cancelled) return null;
  return blocked ? 'partially_blocked' : 'partially_cancelled';
}

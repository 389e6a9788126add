import type { AccessRollup } from '@portal/event-schemas/registration/views.ts';

/**
 * The status that a parent shows for its children (portal.md §4): the single common one; none where blocked and cancelled
 * mix; `partially_…` where some are; else none.
 */
export function rollUp(children: readonly AccessRollup[]): AccessRollup {
  const [first = null] = children;
  if (children.every(child => child === first)) return first;
  const blocked = children.some(child => child === 'blocked' || child === 'partially_blocked');
  const cancelled = children.some(child => child === 'cancelled' || child === 'partially_cancelled');
  if (blocked && cancelled) return null;
  if (blocked) return 'partially_blocked';
  return cancelled ? 'partially_cancelled' : null;
}

import type { Screen } from '@portal/event-schemas/kernel/screens.ts';

/** May somebody with these roles open the screen? The `beta` flag opens portal screens (docs/decisions/0007). */
export function mayOpen({ roles, area }: Screen, held: readonly string[]): boolean {
  if (roles === 'all' || roles === 'any') return true;
  if (roles === 'anonymous') return false;
  return roles.some(role => held.includes(role)) || (area === 'portal' && held.includes('beta'));
}

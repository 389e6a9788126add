import type { Audience, Role } from '../kernel/role-list.ts';

/** Why somebody may do something: it is open to everybody, to whoever is signed in, or to roles, of which they have these. */
export type Why = { by: 'everybody' | 'signed_in' } | { by: 'roles'; roles: Role[] };

/** Null: they may not. */
export function whyAdmitted(audience: Audience, held: readonly string[]): Why | null {
  if (audience === 'any' || audience === 'anonymous') return { by: 'everybody' };
  if (audience === 'all') return { by: 'signed_in' };
  const roles = audience.filter(role => held.includes(role));
  return roles.length > 0 ? { by: 'roles', roles } : null;
}

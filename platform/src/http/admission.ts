import type { Audience } from '@portal/event-schemas/kernel/roles.ts';

export type Admission = 'admitted' | 'not_signed_in' | 'denied';

/** May someone with these roles (null = no session) make a call of this audience? The default is no. */
export function admit(audience: Audience, roles: readonly string[] | null): Admission {
  if (audience === 'any' || audience === 'anonymous') return 'admitted';
  if (roles === null) return 'not_signed_in';
  if (audience === 'all') return 'admitted';
  return audience.some(role => roles.includes(role)) ? 'admitted' : 'denied';
}

import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { mayOpen, type Screen } from '@portal/event-schemas/kernel/screens.ts';

export type GuardedSession = Pick<
  SessionView,
  'profile' | 'role' | 'must_create_password' | 'must_prove' | 'must_set_up_factor' | 'must_fill_phone'
>;
export type GuardedSettings = { tech_block: boolean };
export type GuardedScreen = Pick<Screen, 'id' | 'area' | 'path' | 'roles' | 'open'>;

export type Decision = { kind: 'allow' } | { kind: 'forbidden' } | { kind: 'redirect'; to: ForcedScreen };
export type ForcedScreen =
  | 'log-in'
  | 'maintenance'
  | 'home'
  | 'create-new-password'
  | 'confirm-log-in'
  | 'set-up-second-factor'
  | 'fill-phone-number';
/** Authorization pages that people are led to, and that nobody else opens. */
const steps: readonly string[] = ['create-new-password', 'confirm-log-in', 'set-up-second-factor'];

const allow: Decision = { kind: 'allow' };
const redirect = (to: ForcedScreen): Decision => ({ kind: 'redirect', to });

/** Authorization pages are those below `user/` (portal.md §2). */
export const isAuthorizationPage = (screen: GuardedScreen): boolean =>
  screen.area === 'public' && screen.path.startsWith('user/');

export const rolesOf = (session: GuardedSession): Role[] =>
  session.role.filter(entry => entry.is_active).map(entry => entry.code);

/**
 * The route guard of portal.md §2, in its order. Organisation administrators pass a tech block, or nobody could lift it.
 * A screen that is open to everybody is before all of this. A first password comes before everything else that a person who is signed in may do.
 */
export function guard(session: GuardedSession, settings: GuardedSettings, screen: GuardedScreen): Decision {
  if (screen.open) return allow;
  // The password was right, and something else is to be shown before anybody is signed in.
  if (session.must_prove) return screen.id === 'confirm-log-in' ? allow : redirect('confirm-log-in');
  const roles = rolesOf(session);
  if (!session.profile) {
    if (isAuthorizationPage(screen) && !steps.includes(screen.id)) return allow;
    if (screen.id === 'maintenance' && settings.tech_block) return allow;
    return redirect('log-in');
  }
  if (settings.tech_block && !roles.includes('org_admin'))
    return screen.id === 'maintenance' ? allow : redirect('maintenance');
  if (session.must_create_password)
    return screen.id === 'create-new-password' ? allow : redirect('create-new-password');
  if (session.must_set_up_factor)
    return screen.id === 'set-up-second-factor' ? allow : redirect('set-up-second-factor');
  if (isAuthorizationPage(screen)) return redirect('home');
  if (session.must_fill_phone && screen.id !== 'fill-phone-number') return redirect('fill-phone-number');
  return mayOpen(screen, roles) ? allow : { kind: 'forbidden' };
}

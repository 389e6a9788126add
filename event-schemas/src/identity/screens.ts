import { defineScreens } from '../kernel/screens.ts';

/** Screens of signing in and of one's own account (screens that work today; the others come with their features). */
export const screens = defineScreens([
  { id: 'log-in', module: 'identity', area: 'public', path: 'user/log-in', roles: 'anonymous', title: 'identity.screens.log_in' },
  { id: 'create-new-password', module: 'identity', area: 'public', path: 'user/create-new-password', roles: 'any', title: 'identity.screens.create_new_password' },
  { id: 'fill-phone-number', module: 'identity', area: 'public', path: 'fill_phone_number', roles: ['student'], title: 'identity.screens.fill_phone_number' },
  { id: 'access-denied', module: 'identity', area: 'public', path: 'access-denied', roles: 'any', title: 'identity.screens.access_denied' },
  {
    id: 'change-password', module: 'identity', area: 'portal', path: 'user-settings/change-password', roles: 'all',
    title: 'identity.screens.change_password', icon: 'password', menu: { group: 'settings', order: 20 },
  },
  {
    id: 'sessions', module: 'identity', area: 'portal', path: 'user-settings/sessions', roles: 'all',
    title: 'identity.screens.sessions', icon: 'sessions', menu: { group: 'settings', order: 21 },
  },
  {
    id: 'login-as-other-user', module: 'identity', area: 'office', path: 'login_as_other_user', roles: ['org_admin'],
    title: 'identity.screens.login_as_other_user', icon: 'login_as', menu: { group: 'settings', order: 10 },
  },
] as const);

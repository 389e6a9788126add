import { defineScreens } from '../kernel/screens.ts';

/** Service pages (portal.md §2): maintenance with a return date and a refresh button, and the server error. */
export const screens = defineScreens([
  {
    id: 'maintenance',
    module: 'system',
    area: 'public',
    path: 'info/maintenance',
    roles: 'any',
    title: 'system.screens.maintenance',
  },
  {
    id: 'server-error',
    module: 'system',
    area: 'public',
    path: 'server-error',
    roles: 'any',
    title: 'system.screens.server_error',
  },
  {
    id: 'system-settings',
    module: 'system',
    area: 'office',
    path: 'system-settings',
    roles: ['office', 'org_admin'],
    title: 'system.screens.system_settings',
    icon: 'settings',
    menu: { group: 'settings', order: 60 },
  },
  {
    id: 'first-steps',
    module: 'system',
    area: 'office',
    path: 'first-steps',
    roles: ['org_admin', 'office'],
    title: 'system.screens.first_steps',
    icon: 'settings',
    menu: { group: 'settings', order: 1 },
  },
] as const);

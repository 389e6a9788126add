import { defineScreens } from '../kernel/screens.ts';

export const screens = defineScreens([
  {
    id: 'ways-in',
    module: 'ways',
    area: 'office',
    path: 'ways-in',
    roles: ['org_admin'],
    title: 'ways.screens.ways_in',
    icon: 'access',
    menu: { group: 'settings', order: 53 },
  },
  {
    id: 'scim-clients',
    module: 'ways',
    area: 'office',
    path: 'scim-clients',
    roles: ['org_admin'],
    title: 'ways.screens.scim_clients',
    icon: 'accounts',
    menu: { group: 'settings', order: 54 },
  },
] as const);

import { defineScreens } from '../kernel/screens.ts';
import { keepers } from './roles.ts';

/** Connections with other systems (S109), and one of them. */
export const screens = defineScreens([
  {
    id: 'third_party_apis',
    module: 'integrations',
    area: 'office',
    path: 'third_party_apis',
    roles: keepers,
    title: 'integrations.screens.apis',
    icon: 'password',
    menu: { group: 'settings', order: 70 },
  },
  {
    id: 'third_party_api',
    module: 'integrations',
    area: 'office',
    path: 'third_party_apis/:uid',
    roles: keepers,
    title: 'integrations.screens.api',
  },
] as const);

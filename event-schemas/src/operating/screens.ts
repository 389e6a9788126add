import { defineScreens } from '../kernel/screens.ts';

/** How the portal runs, for who looks after it. */
export const screens = defineScreens([
  {
    id: 'operating',
    module: 'operating',
    area: 'office',
    path: 'operating',
    roles: ['org_admin'],
    title: 'operating.screens.operating',
    icon: 'board',
    menu: { group: 'settings', order: 71 },
  },
] as const);

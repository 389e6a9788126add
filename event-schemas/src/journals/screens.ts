import { defineScreens } from '../kernel/screens.ts';

/** When weeks of journals close by themselves. */
export const screens = defineScreens([
  {
    id: 'blocking-e-journal',
    module: 'journals',
    area: 'office',
    path: 'blocking-e-journal',
    roles: ['org_admin'],
    title: 'journals.screens.blocking',
    icon: 'settings',
    menu: { group: 'settings', order: 43 },
  },
] as const);

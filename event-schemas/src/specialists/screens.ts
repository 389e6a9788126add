import { defineScreens } from '../kernel/screens.ts';
import { keepers } from './roles.ts';

/** The cabinet of both sides, one appointment, a specialist's card; kinds of specialists and who is one for the office. */
export const screens = defineScreens([
  {
    id: 'cabinet-specialist',
    module: 'specialists',
    area: 'office',
    path: 'cabinet-specialist',
    roles: ['student', 'specialist'],
    title: 'specialists.screens.cabinet',
    icon: 'plan',
    menu: { group: 'services', order: 70 },
  },
  {
    id: 'specialist-appointment',
    module: 'specialists',
    area: 'office',
    path: 'cabinet-specialist/view',
    roles: ['student', 'specialist'],
    title: 'specialists.screens.appointment',
  },
  {
    id: 'specialist-card',
    module: 'specialists',
    area: 'office',
    path: 'specialist-card',
    roles: 'all',
    title: 'specialists.screens.card',
    example: 'specialist-card?uid=404a9f02-72b8-8a10-a029-f1efd92c230d',
  },
  {
    id: 'specialists',
    module: 'specialists',
    area: 'office',
    path: 'specialists',
    roles: keepers,
    title: 'specialists.screens.specialists',
    icon: 'accounts',
    menu: { group: 'office', order: 74 },
  },
  {
    id: 'specialist-types',
    module: 'specialists',
    area: 'office',
    path: 'specialists/types',
    roles: keepers,
    title: 'specialists.screens.types',
    icon: 'settings',
    menu: { group: 'office', order: 75 },
  },
] as const);

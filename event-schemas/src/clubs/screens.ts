import { participants } from '../kernel/role-list.ts';
import { defineScreens } from '../kernel/screens.ts';
import { deciders } from './roles.ts';

/** Student clubs for everybody; requests to found one and types of clubs for who decides on them. */
export const screens = defineScreens([
  {
    id: 'stud-clubs',
    module: 'clubs',
    area: 'office',
    path: 'stud-clubs',
    roles: 'all',
    title: 'clubs.screens.clubs',
    icon: 'students',
    menu: { group: 'services', order: 60 },
  },
  {
    id: 'stud-club',
    module: 'clubs',
    area: 'office',
    path: 'stud-clubs/main',
    roles: 'all',
    title: 'clubs.screens.club',
    example: 'stud-clubs/main?uid=b1ab179c-fbe4-8b58-900b-7270c200f094',
  },
  {
    id: 'stud-club-create',
    module: 'clubs',
    area: 'office',
    path: 'stud-clubs/create',
    roles: participants,
    title: 'clubs.screens.create',
  },
  {
    id: 'stud-club-requests',
    module: 'clubs',
    area: 'office',
    path: 'stud-clubs/reg-requests',
    roles: deciders,
    title: 'clubs.screens.requests',
    icon: 'review',
    menu: { group: 'office', order: 70 },
  },
  {
    id: 'stud-club-types',
    module: 'clubs',
    area: 'office',
    path: 'stud-clubs/types',
    roles: deciders,
    title: 'clubs.screens.types',
    icon: 'settings',
    menu: { group: 'office', order: 72 },
  },
] as const);

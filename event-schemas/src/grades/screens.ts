import { defineScreens } from '../kernel/screens.ts';
import { overseers } from './roles.ts';

/** How grades are given. */
export const screens = defineScreens([
  {
    id: 'grading-systems',
    module: 'grades',
    area: 'office',
    path: 'grades/systems',
    roles: overseers,
    title: 'grades.screens.systems',
    icon: 'settings',
    menu: { group: 'settings', order: 44 },
  },
  {
    id: 'grade-periods',
    module: 'grades',
    area: 'office',
    path: 'grades/periods',
    roles: overseers,
    title: 'grades.screens.periods',
    icon: 'settings',
    menu: { group: 'settings', order: 45 },
  },
  {
    id: 'journal-contributions',
    module: 'grades',
    area: 'office',
    path: 'grades/contributions',
    roles: overseers,
    title: 'grades.screens.contributions',
    icon: 'settings',
    menu: { group: 'settings', order: 46 },
  },
] as const);

import { defineScreens } from '../kernel/screens.ts';
import { keepers, reporters } from './roles.ts';

/** All bugs for administrators (S94), one's own for everybody, and one of them. */
export const screens = defineScreens([
  {
    id: 'bugg-list',
    module: 'bugs',
    area: 'office',
    path: 'bugg-list',
    roles: keepers,
    title: 'bugs.screens.list',
    icon: 'review',
    menu: { group: 'settings', order: 70 },
  },
  {
    id: 'my-bugs',
    module: 'bugs',
    area: 'office',
    path: 'my-bugs',
    roles: reporters,
    title: 'bugs.screens.mine',
  },
  {
    id: 'bug',
    module: 'bugs',
    area: 'office',
    path: 'my-bugs/view',
    roles: reporters,
    title: 'bugs.screens.bug',
  },
] as const);

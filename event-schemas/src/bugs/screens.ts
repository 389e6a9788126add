import { participants } from '../kernel/role-list.ts';
import { defineScreens } from '../kernel/screens.ts';
import { keepers } from './roles.ts';

/** All bugs for administrators (S94), one's own for everybody, and one of them; a tester alone opens no data (docs/decisions/0007). */
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
    roles: participants,
    title: 'bugs.screens.mine',
  },
  {
    id: 'bug',
    module: 'bugs',
    area: 'office',
    path: 'my-bugs/view',
    roles: participants,
    title: 'bugs.screens.bug',
  },
] as const);

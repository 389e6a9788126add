import { defineScreens } from '../kernel/screens.ts';
import { readers, teachers } from './roles.ts';

/** A teacher's journals and the grid of one; those of all teachers; when weeks close by themselves, and which are opened again. */
export const screens = defineScreens([
  {
    id: 'e-journal',
    module: 'journals',
    area: 'office',
    path: 'e-journal',
    roles: teachers,
    title: 'journals.screens.e_journal',
    icon: 'plan',
    menu: { group: 'teaching', order: 5 },
  },
  {
    id: 'e-journal-detail',
    module: 'journals',
    area: 'office',
    path: 'e-journal/detail',
    roles: teachers,
    title: 'journals.screens.detail',
  },
  {
    id: 'electronic-journal',
    module: 'journals',
    area: 'office',
    path: 'electronic_journal',
    roles: readers,
    title: 'journals.screens.electronic_journal',
    icon: 'plan',
    menu: { group: 'office', order: 64 },
  },
  {
    id: 'electronic-journal-detail',
    module: 'journals',
    area: 'office',
    path: 'electronic_journal/detail',
    roles: readers,
    title: 'journals.screens.all_detail',
  },
  {
    id: 'blocking_unblocking_ej',
    module: 'journals',
    area: 'office',
    path: 'blocking_unblocking_ej',
    roles: readers,
    title: 'journals.screens.openings',
    icon: 'access',
    menu: { group: 'office', order: 65 },
  },
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

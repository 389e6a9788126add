import { defineScreens } from '../kernel/screens.ts';
import { officers } from './roles.ts';

/** A student's own papers (S123), the office's list of them, and what people are told before they run out. */
export const screens = defineScreens([
  {
    id: 'migration-registration',
    module: 'records',
    area: 'office',
    path: 'user-settings/migration-registration',
    roles: ['student'],
    title: 'records.screens.own_papers',
  },
  {
    id: 'foreign-documents',
    module: 'records',
    area: 'office',
    path: 'foreign-documents',
    roles: officers,
    title: 'records.screens.papers',
    icon: 'students',
    menu: { group: 'office', order: 90 },
  },
  {
    id: 'foreign-students-notification',
    module: 'records',
    area: 'office',
    path: 'foreign-documents/notification',
    roles: officers,
    title: 'records.screens.notification',
  },
] as const);

import { defineScreens } from '../kernel/screens.ts';

/** Screens of the audit: the history of one stream, replayed with a slider. */
export const screens = defineScreens([
  {
    id: 'audit-search', module: 'audit', area: 'office', path: 'audit', roles: ['auditor', 'office', 'org_admin'],
    title: 'audit.screens.search', icon: 'history', menu: { group: 'audit', order: 10 },
  },
  {
    id: 'audit-history', module: 'audit', area: 'office', path: 'audit/history/:stream', roles: ['auditor', 'office', 'org_admin', 'supervisor'],
    title: 'audit.screens.history',
  },
] as const);

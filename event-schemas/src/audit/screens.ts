import { defineScreens } from '../kernel/screens.ts';

/** Screens of the audit: the history of one stream, replayed with a slider. */
export const screens = defineScreens([
  {
    id: 'audit-search', module: 'audit', area: 'office', path: 'audit/history', roles: ['auditor', 'office', 'org_admin'],
    title: 'audit.screens.search', icon: 'history', menu: { group: 'audit', order: 10 },
  },
  {
    id: 'audit-history', module: 'audit', area: 'office', path: 'audit/history/:stream', roles: ['auditor', 'office', 'org_admin', 'supervisor'],
    title: 'audit.screens.history',
  },
  {
    id: 'audit-as-of', module: 'audit', area: 'office', path: 'audit/as-of', roles: ['auditor', 'office', 'org_admin'],
    title: 'audit.screens.as_of', icon: 'history', menu: { group: 'audit', order: 20 },
  },
  {
    id: 'audit-verify', module: 'audit', area: 'office', path: 'audit/verify', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.verify', icon: 'verified', menu: { group: 'audit', order: 90 },
  },
  {
    id: 'audit-set-aside', module: 'audit', area: 'office', path: 'audit/set-aside', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.set_aside', icon: 'queue', menu: { group: 'audit', order: 91 },
  },
  { id: 'my-receipts', module: 'audit', area: 'portal', path: 'my-receipts', roles: ['student', 'applicant'], title: 'audit.screens.my_receipts' },
  { id: 'check-receipt', module: 'audit', area: 'public', path: 'check-receipt', roles: 'any', open: true, title: 'audit.screens.check_receipt' },
  {
    id: 'audit-causes', module: 'audit', area: 'office', path: 'audit/causes/:correlation', roles: ['auditor', 'office', 'org_admin', 'supervisor'],
    title: 'audit.screens.causes',
  },
  {
    id: 'audit-after-deadline', module: 'audit', area: 'office', path: 'audit/after-deadline', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.after_deadline', icon: 'plan', menu: { group: 'audit', order: 30 },
  },
  {
    id: 'audit-by-others', module: 'audit', area: 'office', path: 'audit/by-others', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.by_others', icon: 'students', menu: { group: 'audit', order: 31 },
  },
  {
    id: 'audit-log-in-as', module: 'audit', area: 'office', path: 'audit/log-in-as', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.log_in_as', icon: 'login_as', menu: { group: 'audit', order: 32 },
  },
  {
    id: 'audit-bulk', module: 'audit', area: 'office', path: 'audit/bulk', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.bulk', icon: 'queue', menu: { group: 'audit', order: 33 },
  },
  {
    id: 'audit-refused', module: 'audit', area: 'office', path: 'audit/refused', roles: ['auditor', 'org_admin'],
    title: 'audit.screens.refused', icon: 'access', menu: { group: 'audit', order: 34 },
  },
] as const);

import { defineAccess } from '../kernel/access.ts';

/** A student for their own card. Testers see the screens and send no commands (docs/decisions/0007). */
const students = ['student'] as const;
/** An advisor answers their own students; that comes with the decision. */
const advisors = ['supervisor'] as const;
/** Students their own plans, advisors what their students share, the office and the auditor what is shared. */
const readers = ['student', 'beta', 'supervisor', 'office', 'org_admin', 'auditor'] as const;
const staff = ['supervisor', 'office', 'org_admin', 'auditor'] as const;

export const access = defineAccess({
  module: 'week-plans',
  about: 'Plans of a week: what a student would like, drafts, what the advisor says of one, a week taken as a whole',
  commands: {
    'PUT /week_plans/{uid}/preferences/': students,
    'POST /week_plans/{uid}/plans/': students,
    'PUT /week_plans/{uid}/plans/{plan}/': students,
    'DELETE /week_plans/{uid}/plans/{plan}/': students,
    'POST /week_plans/{uid}/plans/{plan}/share/': students,
    'POST /week_plans/{uid}/plans/{plan}/withdraw/': students,
    'POST /week_plans/{uid}/plans/{plan}/answer/': advisors,
    'POST /registration/cards/{uid}/week/': students,
  },
  queries: {
    'GET /week_plans/{uid}/': readers,
    'GET /week_plans/{uid}/history/': readers,
    'GET /week_plans/shared/': staff,
  },
});

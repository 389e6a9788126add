import { defineScreens } from '../kernel/screens.ts';

/** What students share with their advisors. */
export const screens = defineScreens([
  {
    id: 'shared-week-plans',
    module: 'week-plans',
    area: 'office',
    path: 'week-plans',
    roles: ['supervisor', 'office', 'org_admin', 'auditor'],
    title: 'week-plans.screens.shared_week_plans',
    icon: 'plan',
    menu: { group: 'advising', order: 45 },
  },
] as const);

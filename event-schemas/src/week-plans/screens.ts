import { defineScreens } from '../kernel/screens.ts';

/** What students share with their advisors: the list, and the plans of one student. */
export const screens = defineScreens([
  {
    id: 'shared-week-plans',
    module: 'week-plans',
    area: 'office',
    path: 'week-plans',
    roles: ['supervisor', 'office', 'org_admin', 'auditor'],
    title: 'week-plans.screens.shared_week_plans',
    icon: 'calendar',
    menu: { group: 'advising', order: 45 },
  },
  {
    id: 'shared-week-plan',
    module: 'week-plans',
    area: 'office',
    path: 'week-plans/:card',
    roles: ['supervisor', 'office', 'org_admin', 'auditor'],
    title: 'week-plans.screens.shared_week_plan',
  },
] as const);

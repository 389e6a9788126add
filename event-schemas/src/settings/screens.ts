import { defineScreens } from '../kernel/screens.ts';

const office = ['office', 'org_admin'] as const;

/** What the office sets: when and for whom registration is, limits, waiting lists, debts, the menu (portal.md §2, "other titled screens"). */
export const screens = defineScreens([
  {
    id: 'registration-periods', module: 'settings', area: 'office', path: 'registration-periods', roles: office,
    title: 'settings.screens.registration_periods', icon: 'plan', menu: { group: 'settings', order: 30 },
  },
  {
    id: 'credit-limit-settings', module: 'settings', area: 'office', path: 'credit-limit-settings', roles: office,
    title: 'settings.screens.credit_limits', icon: 'settings', menu: { group: 'settings', order: 32 },
  },
  {
    id: 'waiting-list-settings', module: 'settings', area: 'office', path: 'waiting-list-settings', roles: office,
    title: 'settings.screens.waiting_list', icon: 'queue', menu: { group: 'settings', order: 34 },
  },
  {
    id: 'registration-settings', module: 'settings', area: 'office', path: 'registration-settings', roles: office,
    title: 'settings.screens.registration', icon: 'settings', menu: { group: 'settings', order: 36 },
  },
  {
    id: 'accounts', module: 'settings', area: 'office', path: 'accounts', roles: ['org_admin'],
    title: 'settings.screens.accounts', icon: 'accounts', menu: { group: 'settings', order: 50 },
  },
  {
    id: 'system-settings', module: 'settings', area: 'office', path: 'system-settings', roles: office,
    title: 'settings.screens.system', icon: 'settings', menu: { group: 'settings', order: 60 },
  },
  {
    id: 'super-registration', module: 'settings', area: 'office', path: 'super-registration', roles: ['office', 'org_admin', 'supervisor'],
    title: 'settings.screens.super_registration', icon: 'access', menu: { group: 'office', order: 60 },
  },
  {
    id: 'registration-debts', module: 'settings', area: 'office', path: 'registration-debts', roles: ['office', 'org_admin', 'fin_office', 'auditor'],
    title: 'settings.screens.debts', icon: 'debts', menu: { group: 'office', order: 64 },
  },
  {
    id: 'card-status-switch', module: 'settings', area: 'office', path: 'card-status-switch', roles: office,
    title: 'settings.screens.status_switch', icon: 'review', menu: { group: 'office', order: 68 },
  },
  {
    id: 'registration-guide', module: 'settings', area: 'office', path: 'registration-guide', roles: office,
    title: 'settings.screens.guide', icon: 'settings', menu: { group: 'settings', order: 37 },
  },
  {
    id: 'fields-of-sciences', module: 'settings', area: 'office', path: 'fields-of-sciences', roles: office,
    title: 'settings.screens.sciences', icon: 'plan', menu: { group: 'settings', order: 38 },
  },
  {
    id: 'study-plan-applications', module: 'settings', area: 'office', path: 'study-plan-applications', roles: ['office', 'org_admin', 'fin_office', 'auditor'],
    title: 'settings.screens.plan_applications', icon: 'plan', menu: { group: 'office', order: 69 },
  },
  {
    id: 'cancelled-courses', module: 'settings', area: 'office', path: 'cancelled-courses', roles: ['office', 'org_admin', 'fin_office', 'auditor'],
    title: 'settings.screens.cancelled', icon: 'courses', menu: { group: 'office', order: 44 },
  },
] as const);
